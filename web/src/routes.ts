import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** A piece of the style guide. */
const demo = (path: string): RouteConfigEntry =>
  route(path, 'style-guide/style-guide.page.tsx', { id: `demo ${path}` });
const error = (path: string): RouteConfigEntry => route(path, 'errors/error.page.tsx', { id: `error ${path}` });
const externalLink = (path: string): RouteConfigEntry =>
  route(path, 'external-links/external-link.page.tsx', { id: `external-link ${path}` });
const information = (path: string): RouteConfigEntry =>
  route(path, 'information/information.page.tsx', { id: `information ${path}` });

export default [
  layout('shell/shell.layout.tsx', [
    index('home/home.page.tsx'),
    // First, since an address is compared with one pattern after the other.
    route('artists', 'artists/artists.page.tsx'),
    route('exhibitions', 'exhibitions/exhibitions.page.tsx'),
    route('galleries', 'galleries/galleries.page.tsx'),
    route('artworks', 'artworks/artworks.page.tsx'),
    route('artist-profile/:id', 'artists/artist-profile.page.tsx'),
    route('exhibition-detail/:id', 'exhibitions/exhibition-detail.page.tsx'),
    route('gallery-detail/:id', 'galleries/gallery-detail.page.tsx'),
    route('galleries-detail/:id', 'galleries/gallery-redirect.page.tsx'),
    route('artworks-detail/:id', 'artworks/artwork-detail.page.tsx'),
    route('event/wefly', 'open-calls/wefly.page.tsx'),
    error('400'),
    error('401'),
    error('403'),
    error('404'),
    error('500'),
    error('503'),
    demo('blog'),
    demo('cards'),
    demo('charts'),
    demo('email'),
    demo('empty-page'),
    demo('form-elements'),
    demo('icons'),
    layout('accounts/account.layout.tsx', [
      route('login', 'accounts/login.page.tsx'),
      route('register', 'accounts/register.page.tsx'),
      route('forgot-password', 'accounts/forgot-password.page.tsx'),
      route('reset-password', 'accounts/reset-password.page.tsx'),
    ]),
    route('logout', 'accounts/logout.page.tsx'),
    layout('accounts/guards/artist.layout.tsx', [route('my-artworks', 'my-artworks/my-artworks.page.tsx')]),
    layout('accounts/guards/user.layout.tsx', [route('artist-register', 'artists/artist-register.page.tsx')]),
    demo('maps'),
    demo('pricing-cards'),
    layout('accounts/guards/profile.layout.tsx', [
      route('profile', 'profile/profile.page.tsx'),
      route('inbox', 'notifications/inbox.page.tsx'),
      route('message', 'support/message.page.tsx'),
    ]),
    demo('store'),
    layout('accounts/guards/member.layout.tsx', [
      route('event-artist-register', 'open-calls/event-enroll.page.tsx', { id: 'event-artist-register' }),
    ]),
    layout('accounts/guards/enrolled.layout.tsx', [
      route('event-registered-artist', 'open-calls/event-enroll.page.tsx', { id: 'event-registered-artist' }),
    ]),
    route('event-enroll', 'open-calls/event-enroll.page.tsx'),
    layout('accounts/guards/administrator.layout.tsx', [
      route('admin/exhibitions/:id/preview', 'admin/exhibitions/exhibition-preview.page.tsx'),
      layout('admin/admin.layout.tsx', [
        route('admin/captionmanager', 'captions/caption-manager.page.tsx'),
        route('admin', 'admin/overview/overview.page.tsx'),
        route('admin/exhibitions', 'admin/exhibitions/exhibitions-table.page.tsx'),
        route('admin/exhibitions/new', 'admin/exhibitions/exhibition-editor.page.tsx', { id: 'new exhibition' }),
        route('admin/exhibitions/:id', 'admin/exhibitions/exhibition-editor.page.tsx'),
        route('admin/galleries', 'admin/galleries/galleries-table.page.tsx'),
        route('admin/galleries/new', 'admin/galleries/gallery-editor.page.tsx', { id: 'new gallery' }),
        route('admin/galleries/:id', 'admin/galleries/gallery-editor.page.tsx'),
        route('admin/artists', 'admin/artists/artists-table.page.tsx'),
        route('admin/artworks', 'admin/artworks/artworks-table.page.tsx'),
        route('admin/users', 'admin/users/users-table.page.tsx'),
        route('admin/open-calls', 'open-calls/admin/open-calls.page.tsx'),
        route('admin/support', 'support/admin/support.page.tsx'),
        route('admin/settings', 'admin/settings/settings.page.tsx'),
        route('admin/audit', 'admin/audit/audit.page.tsx'),
      ]),
      // Without the menu: the room needs the width.
      route('admin/exhibitions/:id/room', 'virtual-gallery/editor/room-editor.page.tsx'),
    ]),

    demo('coming-soon'),
    demo('style-guide'),
    externalLink('e-Catalog'),
    externalLink('Online Shop'),
    externalLink('Online Contract'),
    information('company'),
    information('contact'),
    information('terms'),
    information('privacy'),
    information('email-policy'),
    information('api-request'),
    information('partnership'),
    information('support'),
    information('documentation'),
    information('faq'),
    error('*'),
  ]),
  // Without the shell: they fill the screen, and may stand in a frame of another page.
  route('excarousel', 'exhibitions/excarousel.page.tsx'),
  route('virtualgalleries/:id', 'virtual-gallery/virtual-gallery.page.tsx'),
] satisfies RouteConfig;

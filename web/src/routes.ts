import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** One page at several addresses; `name` begins its ids. */
const pages = (name: string, file: string, ...paths: string[]): RouteConfigEntry[] =>
  paths.map((path) => route(path, file, { id: `${name} ${path}` }));
/** A screen of a gallery's studio; several stand in administration too. */
const studio = (path: string, file: string) => pages('studio', file, `studio/:gallery/${path}`);
const demos = (...paths: string[]) => pages('demo', 'style-guide/style-guide.page.tsx', ...paths);
const errors = (...paths: string[]) => pages('error', 'errors/error.page.tsx', ...paths);

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
    route('kept', 'keeping/kept.page.tsx'),
    route('lists/:token', 'keeping/shared-list.page.tsx'),
    route('unsubscribe/:token', 'keeping/unsubscribe.page.tsx'),
    route('artworks-detail/:id/ask', 'enquiries/ask.page.tsx'),
    route('enquiry', 'enquiries/enquiry.page.tsx'),
    route('event/wefly', 'open-calls/wefly.page.tsx'),
    route('open-calls', 'open-calls/open-calls.page.tsx'),
    route('open-calls/:slug', 'open-calls/call.page.tsx'),
    route('open-calls/:slug/results', 'juries/results/results.page.tsx'),
    route('open-calls/:slug/check', 'juries/results/check.page.tsx'),
    route('certificates/:number', 'certificates/certificate.page.tsx'),
    ...errors('400', '401', '403', '404', '500', '503'),
    ...demos('blog', 'cards', 'charts', 'email', 'empty-page', 'form-elements', 'icons'),
    layout('accounts/account.layout.tsx', [
      route('login', 'accounts/login.page.tsx'),
      route('register', 'accounts/register.page.tsx'),
      route('forgot-password', 'accounts/forgot-password.page.tsx'),
      route('reset-password', 'accounts/reset-password.page.tsx'),
      route('confirm-email', 'accounts/confirm-email.page.tsx'),
      route('jury/invitation', 'juries/invitation.page.tsx'),
      route('gallery-invitation', 'studio/invitation/invitation.page.tsx'),
    ]),
    route('logout', 'accounts/logout.page.tsx'),
    layout('accounts/guards/artist.layout.tsx', [
      route('my-artworks', 'my-artworks/my-artworks.page.tsx'),
      route('my-enquiries', 'enquiries/my-enquiries.page.tsx'),
      route('my-galleries', 'studio/my-galleries/my-galleries.page.tsx'),
    ]),
    layout('accounts/guards/user.layout.tsx', [
      route('artist-register', 'artists/artist-register.page.tsx'),
      route('open-calls/:slug/enter', 'open-calls/enter/enter.page.tsx'),
      route('my-entries', 'open-calls/enter/my-entries.page.tsx'),
      route('jury', 'juries/jury.page.tsx'),
      route('jury/:round', 'juries/round.page.tsx'),
      route('studio', 'studio/choose.page.tsx'),
      layout('studio/staff.layout.tsx', [
        ...studio('exhibitions/:id/preview', 'admin/exhibitions/exhibition-preview.page.tsx'),
        // Without the menu: the room needs the width.
        ...studio('exhibitions/:id/room', 'virtual-gallery/editor/room-editor.page.tsx'),
        layout('studio/studio.layout.tsx', [
          route('studio/:gallery', 'studio/overview/overview.page.tsx'),
          ...studio('exhibitions', 'admin/exhibitions/exhibitions-table.page.tsx'),
          ...studio('exhibitions/new', 'admin/exhibitions/exhibition-editor.page.tsx'),
          ...studio('exhibitions/:id', 'admin/exhibitions/exhibition-editor.page.tsx'),
          ...studio('captions', 'captions/caption-manager.page.tsx'),
          ...studio('artists', 'studio/artists/artists.page.tsx'),
          ...studio('works', 'studio/works/works.page.tsx'),
          ...studio('import', 'imports/imports.page.tsx'),
          ...studio('import/:id', 'imports/import.page.tsx'),
          ...studio('enquiries', 'studio/enquiries/enquiries.page.tsx'),
          ...studio('ledger', 'studio/ledger/ledger.page.tsx'),
          ...studio('page', 'admin/galleries/gallery-editor.page.tsx'),
          ...studio('staff', 'studio/staff/staff.page.tsx'),
        ]),
      ]),
    ]),
    ...demos('maps', 'pricing-cards'),
    layout('accounts/guards/profile.layout.tsx', [
      route('profile', 'profile/profile.page.tsx'),
      route('inbox', 'notifications/inbox.page.tsx'),
      route('message', 'support/message.page.tsx'),
    ]),
    ...demos('store'),
    layout('accounts/guards/member.layout.tsx', [
      route('event-artist-register', 'open-calls/event-enroll.page.tsx', { id: 'event-artist-register' }),
    ]),
    layout('accounts/guards/enrolled.layout.tsx', [
      route('event-registered-artist', 'open-calls/event-enroll.page.tsx', { id: 'event-registered-artist' }),
    ]),
    route('event-enroll', 'open-calls/event-enroll.page.tsx'),
    layout('accounts/guards/administrator.layout.tsx', [
      route('admin/exhibitions/:id/preview', 'admin/exhibitions/exhibition-preview.page.tsx'),
      route('admin/open-calls/:slug/preview', 'open-calls/admin/call-preview.page.tsx'),
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
        route('admin/open-calls/:slug', 'open-calls/admin/call.layout.tsx', [
          index('open-calls/admin/details.page.tsx'),
          route('questions', 'open-calls/admin/questions.page.tsx'),
          route('entries', 'open-calls/admin/entries.page.tsx'),
          route('result', 'juries/results/result.page.tsx'),
          route('numbers', 'juries/admin/numbers.page.tsx'),
          route('jury', 'juries/admin/jury.page.tsx'),
        ]),
        route('admin/import', 'imports/imports.page.tsx'),
        route('admin/import/:id', 'imports/import.page.tsx'),
        route('admin/support', 'support/admin/support.page.tsx'),
        route('admin/settings', 'admin/settings/settings.page.tsx'),
        route('admin/audit', 'admin/audit/audit.page.tsx'),
      ]),
      // Without the menu: the room needs the width.
      route('admin/exhibitions/:id/room', 'virtual-gallery/editor/room-editor.page.tsx'),
    ]),

    ...demos('coming-soon', 'style-guide'),
    ...pages(
      'external-link',
      'external-links/external-link.page.tsx',
      ...['e-Catalog', 'Online Shop', 'Online Contract', 'Manage Contract'],
    ),
    ...pages(
      'information',
      'information/information.page.tsx',
      ...['company', 'contact', 'terms', 'privacy', 'email-policy', 'api-request', 'partnership', 'support'],
      ...['documentation', 'faq'],
    ),
    ...errors('*'),
  ]),
  // Without the shell: they fill the screen, and may stand in a frame of another page.
  route('excarousel', 'exhibitions/excarousel.page.tsx'),
  route('virtualgalleries/:id', 'virtual-gallery/virtual-gallery.page.tsx'),
] satisfies RouteConfig;

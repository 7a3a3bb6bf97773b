import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [index('home/home.page.tsx'), route('*', 'errors/unknown.page.tsx')] satisfies RouteConfig;

import { expect, test } from 'vitest';
import { destinationOf, withDestination } from './destination.ts';

const params = (to?: string) => new URLSearchParams(to === undefined ? {} : { to });

test('signing in leads to the profile, or to where one was', () => {
  expect(destinationOf(params(), null)).toBe('/profile');
  expect(destinationOf(params('/event-enroll?step=2'), null)).toBe('/event-enroll?step=2');
  expect(destinationOf(params(), { from: '/my-artworks' })).toBe('/my-artworks');
});

test('signing in never leads to another site', () => {
  for (const to of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])
    expect(destinationOf(params(to), null)).toBe('/');
});

test('signing in never leads in a circle', () => {
  for (const to of ['/login', '/login?to=/login', '/logout', '/register/', '/reset-password?code=1'])
    expect(destinationOf(params(to), null)).toBe('/profile');
  expect(destinationOf(params('/loginnot'), null)).toBe('/loginnot');
});

test('the target goes along from page to page', () => {
  expect(withDestination('/register', params('/a?b=c'))).toBe('/register?to=%2Fa%3Fb%3Dc');
  expect(withDestination('/register', params())).toBe('/register');
});

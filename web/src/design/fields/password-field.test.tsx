import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

test('a password is masked at first, can be pasted, and password managers are told which one it is', () => {
  const html = renderToString(<PasswordField label="Password" name="password" autoComplete="current-password" />);
  expect(html).toMatch(/<input[^>]* type="password"/);
  expect(html).toMatch(/<input[^>]* autoComplete="current-password"/i);
  expect(html).not.toMatch(/onpaste|readonly|autocomplete="off"/i);
});

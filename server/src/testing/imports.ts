import type { Import } from '@hwarang/domain/imports/imports.contract';
import { isUnderWay } from '@hwarang/domain/imports/values';
import { expect } from 'vitest';
import { apiOf } from './api.ts';
import { formOf } from './forms.ts';
import type { SignedIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** Imports of sheets by an administrator, or at the address of a gallery by its staff, step by step. */
export function importsOf(testApp: () => TestApp, administrator: () => SignedIn, at = () => '/imports') {
  const api = apiOf(testApp);
  const send = async (path: string, parts: Parameters<typeof formOf>[0]) => {
    const { payload, headers } = formOf(parts);
    const all = { ...headers, ...administrator().headers };
    return testApp().fastify.inject({ method: 'POST', url: `/api${path}`, payload, headers: all });
  };
  const settled = async (id: string): Promise<Import> => {
    for (;;) {
      const one = await api.json<Import>(`${at()}/${id}`, administrator());
      // Without a state it is a 503: on the embedded database a run of all rows or none may hold the one session for long.
      if (one.state && !isUnderWay(one.state)) return one;
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  const step = (name: 'check' | 'run' | 'undo') => async (id: string) => {
    const answer = await api.post(`${at()}/${id}/${name}`, administrator());
    expect(answer.statusCode, answer.body).toBe(200);
    return settled(id);
  };
  const upload = async (noun: string, sheet: string | Buffer, name = '작품.csv'): Promise<Import> => {
    const answer = await send(at(), [
      { name: 'noun', content: noun },
      { name: 'sheet', content: sheet, filename: name },
    ]);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Import>();
  };
  const all = { upload, send, settled, check: step('check'), run: step('run'), undo: step('undo') };
  return {
    ...all,
    /** Uploaded, checked and run. */
    through: async (noun: string, sheet: string | Buffer): Promise<Import> => {
      const { id } = await upload(noun, sheet);
      await all.check(id);
      return all.run(id);
    },
  };
}

import { type MachineUse, tdmFacts } from '@hwarang/domain/artists/machine-use';
import type { HeadersArgs } from 'react-router';

/** For the second argument of `data`: the answer says of machines what the head of its page says. */
export const tdmHeaders = (machineUse: MachineUse | undefined, origin: string) => ({
  headers: tdmFacts(machineUse, origin),
});

/** The `headers` of such a page. */
export const loaderHeaders = ({ loaderHeaders }: HeadersArgs): Headers => loaderHeaders;

import { type Baked, type BakeOrder, bakeCoarse, bakeFine, transfersOf } from './bake.ts';

const post = (baked: Baked): void => postMessage(baked, { transfer: transfersOf(baked) });

addEventListener('message', (event: MessageEvent<BakeOrder>) => {
  post(bakeCoarse(event.data));
  post(bakeFine(event.data));
});

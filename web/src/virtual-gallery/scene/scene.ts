// The scene as one file, named in the page of a room: it opens the room it finds there by itself, before the page's own script.
import { openFirstRoom } from './first-room.ts';

export { takeFirstRoom } from './first-room.ts';
export { mountRoom } from './mount.ts';

openFirstRoom();

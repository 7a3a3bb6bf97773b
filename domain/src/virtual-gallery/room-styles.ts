export const roomStyles = ['white-cube', 'dark-room', 'hanok', 'concrete'] as const;
export type RoomStyle = (typeof roomStyles)[number];

import styles from './icon.module.css';

/** Drawn on a grid of 24 with one stroke of 1.5. */
const drawings = {
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  'arrow-up-right': 'M7 17 17 7M8 7h9v9',
  bell: 'M6 16V10.5a6 6 0 0 1 12 0V16l1.5 2h-15L6 16Zm4 4.5h4',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5v4m8-4v4',
  caption: 'M4 5h16v14H4zM7.5 11h9m-9 4h5.5',
  chat: 'M4 5h16v11h-8.5L7 20v-4H4z',
  check: 'm4.5 12.5 5 5L20 7',
  'chevron-down': 'm5 9 7 7 7-7',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-right': 'm9 5 7 7-7 7',
  'chevron-up': 'm5 15 7-7 7 7',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7v5.5l3.5 2',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  door: 'M5 20.5h14M7 20.5v-17h10v17M13.5 12v.5',
  download: 'M12 3.5v12m-5-5 5 5 5-5M4 20h16',
  edit: 'm4.5 19.5.8-4L16.5 4.3l3.2 3.2L8.5 18.7zM14 6.8l3.2 3.2',
  eye: 'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  'eye-off':
    'm4 4 16 16M9.5 6A9 9 0 0 1 12 5.5c3.8 0 7 2 9.5 6.5a15 15 0 0 1-3 3.7M6.3 7.5A14.5 14.5 0 0 0 2.5 12c2.5 4.5 5.7 6.5 9.5 6.5 1.6 0 3.1-.4 4.5-1.1M10 10a3 3 0 0 0 4 4',
  filter: 'M4 7h16M7 12h10m-7 5h4',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.5 2.5 3.5 5.3 3.5 8.5s-1 6-3.5 8.5c-2.5-2.5-3.5-5.3-3.5-8.5s1-6 3.5-8.5Z',
  grip: 'M9 6v.5M9 12v.5M9 18v.5M15 6v.5M15 12v.5M15 18v.5',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9v.5',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5m0-9v.5',
  link: 'm10 14 4-4M8.5 11.5 6 14a2.8 2.8 0 0 0 4 4l2.5-2.5m3-3L18 10a2.8 2.8 0 0 0-4-4l-2.5 2.5',
  lock: 'M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  mail: 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7',
  map: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11ZM12 8a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 12 8Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  offline:
    'm4 4 16 16M3 9.5a13 13 0 0 1 4-2.6m4-.8a13 13 0 0 1 10 3.4M6.5 13a8 8 0 0 1 4-2.2m4.5.7a8 8 0 0 1 2.5 1.5M12 18v.5m-2.2-2.3a3.3 3.3 0 0 1 3-.8',
  pause: 'M8.5 5v14m7-14v14',
  phone: 'M5 4h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5L15 13.5l5 1.5v4c0 .5-.5 1-1 1C11 20 4 13 4 5c0-.5.5-1 1-1Z',
  play: 'M7.5 5v14l11-7z',
  plus: 'M12 5v14M5 12h14',
  printer: 'M7 9V3.5h10V9M7 17.5H4V9h16v8.5h-3M7 14.5h10v6H7z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20.5 20.5',
  share: 'M12 15V3.5m-4 4 4-4 4 4M5 12v8.5h14V12',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  trash: 'M4.5 6.5h15M9 6.5v-3h6v3m-8.5 0 1 14h9l1-14M10.5 10.5v6m3-6v6',
  upload: 'M12 15.5v-12m-5 5 5-5 5 5M4 20h16',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-4 3.5-6 7.5-6s6.7 2 7.5 6',
  warning: 'M12 4 2.5 20h19zM12 10v5m0 2.2v.5',
  'zoom-in': 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20.5 20.5M10.5 7.5v6m-3-3h6',
  'zoom-out': 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20.5 20.5M7.5 10.5h6',
} as const;

export type IconName = keyof typeof drawings;
export const iconNames = Object.keys(drawings) as IconName[];

/** Says nothing to a screen reader: the words beside it, or the button's name, do. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}

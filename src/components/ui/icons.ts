/** Line drawings on a grid of 24, one path each. Each by itself, so that nobody loads what is shown elsewhere. */
export const arrow = 'M5 12h14m-6-6 6 6-6 6';
export const back = 'M19 12H5m6-6-6 6 6 6';
export const book = 'M5 17.5v-11a3 3 0 0 1 3-3h11v11H8a3 3 0 0 0 0 6h11v-6';
export const calendar = 'M4 5.5h16v15H4zm0 5h16M8.5 3v4.5M15.5 3v4.5';
export const chat = 'M4 5h16v11h-9l-4.5 4v-4H4z';
export const check = 'm4.5 12.5 5 5 10-11';
export const clock = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 8v4.5l3 2';
export const close = 'm6 6 12 12M18 6 6 18';
export const mail = 'M3.5 5.5h17v13h-17zm0 1 8.5 7 8.5-7';
export const menu = 'M4 7h16M4 12h16M4 17h16';
export const pages = 'M5 3.5h14v17H5zm0 5h14M8.5 12h7m-7 4h4';
export const plus = 'M12 5v14M5 12h14';
export const pause = 'M9 6v12M15 6v12';
export const phone =
  'M5 4h4l1.5 4.5-2.2 1.6a12 12 0 0 0 5.6 5.6l1.6-2.2L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4';
export const pin =
  'M12 21c4.5-5 7-8.5 7-11.5a7 7 0 1 0-14 0C5 12.5 7.5 16 12 21m0-14a2.7 2.7 0 1 0 0 5.4A2.7 2.7 0 0 0 12 7';
export const play = 'M8 5.5v13l10.5-6.5z';
export const refresh = 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4';
export const school = 'm2.5 9.5 9.5-5 9.5 5-9.5 5zM6.5 12v5c3 2.7 8 2.7 11 0v-5M21.5 9.5V16';
export const search = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.8 11.3 4.7 4.7';
export const carousel = 'M6 6h12v12H6zM2.5 8.5v7M21.5 8.5v7m-15 0 4-4 7 6';
export const copy = 'M8.5 8.5h11v11h-11zm7 0v-4h-11v11h4';
export const dashboard = 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z';
export const down = 'm6 9.5 6 6 6-6';
export const external = 'M10 5H5v14h14v-5M13.5 4.5h6v6M19 5l-9 9';
export const filter = 'M4 5h16l-6.25 7.5V19l-3.5-2v-4.5z';
export const flag = 'M6 20.5v-16h11.5L15 8.75l2.5 4.25H6';
export const grip = 'M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01';
export const history = 'M4.5 12A7.5 7.5 0 1 0 7 6.4M4.5 4.5v4h4M12 8v4.5l3 2';
export const inbox = 'M3.5 13.5 6 5h12l2.5 8.5V19h-17zm0 0H9l1 2h4l1-2h5.5';
export const leave = 'M10 4.5H5v15h5m3-11 4 3.5-4 3.5M9.5 12H20';
export const left = 'M14.5 6 8.5 12l6 6';
export const list = 'M4 6h16M4 12h16M4 18h16';
export const more = 'M5 12v.01M12 12v.01M19 12v.01';
export const person = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.7-4 3.5-6 7.5-6s6.8 2 7.5 6';
export const bin = 'M4.5 7h15M9.5 7V4.5h5V7m-8 0 1 13h9l1-13M10.5 11v5m3-5v5';
export const publish = 'M12 15.5V4M7.5 8.5 12 4l4.5 4.5M4.5 14v5.5h15V14';
export const right = 'm9.5 6 6 6-6 6';
export const settings = 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5';
export const bold = 'M7.5 5h6a3.5 3.5 0 0 1 0 7h-6zm0 7h7a3.5 3.5 0 0 1 0 7h-7z';
export const bullets = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01';
export const heading = 'M6 5v14M18 5v14M6 12h12';
export const link =
  'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.6-5.6l-1.2 1.1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.6 5.6l1.2-1.1';
export const up = 'm6 14.5 6-6 6 6';
export const facebook =
  'M14.5 8.5h2.5v-4h-2.8C11.5 4.5 10 6.3 10 8.8V11H7.5v4H10v6h4v-6h2.5l.8-4H14V9.3c0-.5.2-.8.5-.8';
export const instagram =
  'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5m4 4.7a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6M17 7h.01';
export const youtube =
  'M5.5 5.5h13a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3M10.2 9v6l5-3z';
export const linkedin = 'M4.5 9.5v10m0-14h.01M9.5 19.5v-10m0 5.5c0-3 1.5-5 4.5-5s4.5 1.8 4.5 5v4.5';

const SOCIAL: Readonly<Record<string, string>> = { facebook, instagram, youtube, linkedin };

/** The icon of a social network, or the arrow for one that has none here. */
export const socialIcon = (name: string): string => SOCIAL[name.toLowerCase()] ?? arrow;

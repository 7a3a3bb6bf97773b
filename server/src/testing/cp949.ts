import iconv from 'iconv-lite';

/** As Korean Excel saves CSV. */
export const inCp949 = (text: string): Buffer => iconv.encode(text, 'cp949');

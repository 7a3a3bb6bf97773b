import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { GalleryExhibition } from './gallery-data.ts';
import { type GalleryView, VirtualGallery } from './virtual-gallery.tsx';

const exhibition = (count: number): GalleryExhibition => ({
  id: 'e1',
  title: '물과 돌 사이',
  period: '2026. 3. 2.',
  style: 'hanok',
  mainImage: count ? { width: 1600, height: 900 } : null,
  works: Array.from({ length: count }, (_, i) => ({
    id: `w${i}`,
    title: `작품 ${i}`,
    artist: { id: `a${i}`, name: '한서윤' },
    year: '2020',
    material: '캔버스에 유채',
    size: i === 1 ? null : '50 cm x 40 cm',
    widthCm: i === 1 ? null : 50,
    heightCm: i === 1 ? null : 40,
    depthCm: null,
    picture: { width: 1000, height: 800 },
  })),
});

const html = (count: number, view: GalleryView = 'room', language: 'ko' | 'en' = 'ko') =>
  renderToString(
    <VirtualGallery
      exhibition={exhibition(count)}
      pictureUrl={(id, width) => `/p/${id}/${width}`}
      language={language}
      initialView={view}
    />,
  );

describe('the page as the server sends it', () => {
  it('already holds the wall with every hung work at one scale', () => {
    const page = html(12);
    expect(page.match(/data-flat-wall/g)).toHaveLength(1);
    expect(page.match(/class="[^"]*flatWork/g)).toHaveLength(10);
    expect(page).toContain('data-w-mm="500"');
    expect(page).not.toContain('<canvas');
  });

  it('says in both languages how many works hang elsewhere', () => {
    expect(html(12)).toContain('작품 12점 중 9점이 전시실에 걸려 있습니다.');
    expect(html(12, 'room', 'en')).toContain('This room shows 9 of 12 works.');
    expect(html(9)).not.toContain('점이 전시실에');
  });

  it('says so when nothing hangs', () => {
    const page = html(0);
    expect(page).toContain('아직 전시실에 걸린 작품이 없습니다.');
    expect(page).not.toContain('data-flat-wall');
  });

  it('hangs one work', () => {
    expect(html(1).match(/data-work="w0"/g)).toHaveLength(1);
  });

  it('lists a work without size as such', () => {
    expect(html(3, 'list')).toContain('크기 정보 없음');
  });

  it('asks for no size that a picture does not have, and for none of a work without a picture', () => {
    const shown = exhibition(4);
    const widths = [1600, 700, 200, null];
    const works = shown.works.map((work, at) => {
      const width = widths[at] ?? null;
      return { ...work, picture: width === null ? null : { width, height: 100 } };
    });
    const page = renderToString(
      <VirtualGallery
        exhibition={{ ...shown, works, mainImage: null }}
        pictureUrl={(id, width) => `/p/${id}/${width}`}
        language="ko"
        initialView="list"
      />,
    );
    const sizesOf = (id: string) => page.match(new RegExp(`/p/${id}/\\d+ \\d+w`, 'g'));
    expect(sizesOf('w0')).toEqual(['/p/w0/256 256w', '/p/w0/512 512w', '/p/w0/1024 1024w']);
    expect(sizesOf('w1')).toEqual(['/p/w1/256 256w', '/p/w1/512 512w']);
    expect(sizesOf('w2')).toBeNull();
    expect(page).toContain('src="/p/w2/512"');
    expect(page).not.toContain('/p/w3/');
    expect(page).toContain('등록된 이미지가 없습니다.');
  });
});

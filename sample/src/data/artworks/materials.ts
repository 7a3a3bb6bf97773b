import type { LocalizedText } from '@hwarang/domain/language';

const both = (ko: string, en: string): LocalizedText => ({ ko, en });

export const oil = both('캔버스에 유채', 'Oil on canvas');
export const oilOnLinen = both('린넨에 유채', 'Oil on linen');
export const oilOnHemp = both('마포에 유채', 'Oil on hemp cloth');
export const oilAndPencil = both('캔버스에 유채와 연필', 'Oil and pencil on canvas');
export const oilStick = both('캔버스에 유채와 오일스틱', 'Oil and oil stick on canvas');
export const oilOnPanel = both('나무판에 유채', 'Oil on wood panel');
export const acrylic = both('캔버스에 아크릴', 'Acrylic on canvas');
export const acrylicOnPanel = both('자작나무 합판에 아크릴', 'Acrylic on birch plywood');
export const tempera = both('린넨에 템페라', 'Tempera on linen');
export const mixed = both('캔버스에 혼합 재료', 'Mixed media on canvas');

export const inkOnJangji = both('장지에 수묵', 'Ink on jangji paper');
export const inkOnHanji = both('한지에 먹', 'Ink on hanji');
export const inkAndColour = both('한지에 수묵채색', 'Ink and pigment on hanji');
export const inkOnSilk = both('비단에 수묵담채', 'Ink and light colour on silk');
export const inkOnPaper = both('종이에 먹', 'Ink on paper');
export const inkOnCotton = both('광목에 먹', 'Ink on unbleached cotton');
export const pigmentOnHanji = both('한지에 분채', 'Powdered pigment on hanji');
export const colourOnJangji = both('장지에 채색', 'Colour on jangji paper');
export const stonePigment = both('장지에 석채', 'Mineral pigment on jangji paper');
export const colourOnSilk = both('비단에 채색', 'Colour on silk');
export const gold = both('감지에 금니', 'Gold on indigo-dyed paper');

export const mulberryPulp = both('캔버스에 닥 펄프', 'Mulberry pulp on canvas');
export const mulberryAndInk = both('닥종이에 먹', 'Ink on handmade mulberry paper');
export const earthOnLinen = both('린넨에 흙과 아교', 'Earth and hide glue on linen');
export const gofun = both('마지에 호분', 'Shell white on hemp paper');

export const pigmentPrint = both('피그먼트 프린트', 'Archival pigment print');
export const silverPrint = both('젤라틴 실버 프린트', 'Gelatin silver print');
export const hanjiPrint = both('한지에 피그먼트 프린트', 'Pigment print on hanji');

export const porcelain = both('백자', 'White porcelain');
export const celadon = both('청자', 'Celadon');
export const inlaidCeladon = both('청자, 상감', 'Celadon with inlay');
export const buncheong = both('분청', 'Buncheong stoneware');
export const buncheongIron = both('분청, 철화', 'Buncheong stoneware with iron brushwork');
export const stoneware = both('석기, 재유', 'Stoneware with ash glaze');

export const ramie = both('모시에 조각보', 'Ramie patchwork');
export const dyedRamie = both('모시에 천연 염색, 조각보', 'Naturally dyed ramie patchwork');
export const silkPatch = both('명주에 조각보', 'Silk patchwork');
export const silkGauze = both('갑사와 노방에 조각보', 'Patchwork of figured and plain silk gauze');
export const hempPatch = both('삼베와 헌 옷감에 조각보', 'Patchwork of hemp and worn clothing');
export const indigoHemp = both('쪽물 들인 삼베에 조각보', 'Indigo-dyed hemp patchwork');

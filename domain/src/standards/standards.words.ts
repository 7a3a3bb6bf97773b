import type { LocalizedText } from '../language.ts';

/** What manifests and records for museums, aggregators and viewers say beside the records' own texts. */
export const standardsWords = {
  attribution: { ko: '출처', en: 'Attribution' },
  period: { ko: '전시 기간', en: 'Dates' },
  place: { ko: '장소', en: 'Venue' },
  exhibitions: { ko: '전시', en: 'Exhibitions' },
  galleries: { ko: '갤러리', en: 'Galleries' },
  roomModel: { ko: '전시실 3D 모델 (GLB)', en: '3D model of the room (GLB)' },
  downloadModel: { ko: '전시실 3D 모델 내려받기 (GLB)', en: 'Download the room as a 3D model (GLB)' },
  entrance: { ko: '입구', en: 'Entrance' },
  experimental: {
    ko: '실험적 제공: IIIF Presentation API 4.0 초안을 따르며 바뀔 수 있습니다.',
    en: 'Experimental: follows the draft of the IIIF Presentation API 4.0 and may change.',
  },
  openInViewer: { ko: 'IIIF 뷰어에서 열기', en: 'Open in a IIIF viewer' },
  dragToViewer: {
    ko: 'IIIF 뷰어로 끌어다 놓을 수 있습니다',
    en: 'You can drag it onto a IIIF viewer',
  },
} as const satisfies Record<string, LocalizedText>;

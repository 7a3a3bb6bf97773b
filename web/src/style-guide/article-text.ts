import type { LocalizedText } from '@hwarang/domain/language';

/** The first article as Markdown, with one of each kind that text can have. Only the server reads it. */
export const articleText: LocalizedText = {
  ko: `아침 열 시, 문이 열리자마자 들어간 전시장에는 아직 아무도 없었습니다. 바닥에 길게 누운 햇빛이 첫 번째 벽에 닿기까지 십 분쯤 걸렸고, 그동안 그림은 제 색을 조금씩 바꾸었습니다. 같은 그림인데도 방금 전의 그림과 지금의 그림이 달랐습니다.

사람들은 보통 한 작품 앞에 이십여 초를 머문다고 합니다. 제목을 읽는 시간까지 넣으면 그림을 보는 시간은 더 짧아집니다. 그래서 그날은 딱 세 점만 보기로 마음먹었습니다.

### 세 점만 보기

오래 보면 보이는 것이 있습니다. 처음에는 모양이, 다음에는 순서가, 마지막에는 그린 사람의 몸이 보입니다. 어느 쪽으로 서 있었는지, 어디에서 숨을 멈추었는지가 붓 자국에 남습니다.

> 그림은 멈춰 있지만, 보는 일은 멈춰 있지 않습니다.
>
> 윤해솔, 작업 노트에서

### 천천히 보기 위한 세 가지

1. 캡션은 나중에 읽습니다. 먼저 이름 없이 봅니다.
2. 한 걸음 물러섰다가, 두 걸음 다가갑니다.
3. 눈을 감고 무엇이 남았는지 떠올려 봅니다.

문 닫는 시간이 되어 나올 때, 첫 그림을 다시 보았습니다. 빛은 반대쪽 벽으로 옮겨 가 있었고, 그림은 아침보다 조금 작아 보였습니다. 아마 제가 조금 가까워진 탓일 것입니다.`,
  en: `At ten in the morning, when the doors had just opened, nobody was in the room. The light lay long on the floor and took ten minutes to reach the first wall, and all that time the picture kept changing its colours. It was the same picture, and it was not the one from a moment ago.

People are said to give a work some twenty seconds. Take away the time for reading its label and there is less left for looking. So that day I decided on three pictures and no more.

### Only three

Some things only show after a while. First the shapes, then the order in which they were made, and at last the body of whoever made them: which way it stood, where it held its breath. All of that stays in the marks.

> A picture stands still. Looking does not.
>
> Yoon Haesol, from a notebook

### Three ways to slow down

1. Read the label last. Look first without a name.
2. Take one step back, then two steps closer.
3. Close your eyes and see what has stayed.

On the way out I went back to the first picture. The light had moved to the other wall, and the picture seemed a little smaller than in the morning. I suppose I had come a little closer.`,
};

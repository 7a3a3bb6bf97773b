/** The open call that stands in every site from its first start. Administrators change all of it afterwards. */
export const weFly = {
  slug: 'wefly',
  winners: 5,
  mostWorks: 10,
  opensOn: '2022-04-22',
  closesOn: '2022-05-08',
  resultsOn: '2022-05-18',
  /** Its dates are facts on the page: it takes entries until somebody closes it. */
  heldOpen: true,
  texts: {
    title: { ko: 'We Fly', en: 'We Fly' },
    lead: {
      ko: '마주하지 않아도 작품은 날아오릅니다. 화랑이 다섯 명의 작가를 찾는 비대면 작가 공모입니다.',
      en: 'Art takes flight even when we can’t meet in person. In this non-face-to-face contest, Hwarang is looking for five artists.',
    },
    notice: {
      ko: '국적, 나이, 전공과 관계없이 창작하는 사람이라면 누구나 지원할 수 있습니다.\n\n지원과 심사는 모두 온라인으로 이루어집니다. 화랑에 작가로 등록하고 작품 이미지와 정보를 올리면 지원이 완료됩니다. 지원한 뒤에도 공모가 마감될 때까지 출품작을 변경할 수 있습니다.\n\n작품의 완성도와 작가의 시선을 중심으로 심사합니다. 결과는 지원하신 모든 분께 이메일로 알려 드립니다.',
      en: 'Anyone who makes art can apply, regardless of nationality, age or training.\n\nApplications and judging take place online. Register as an artist on Hwarang, add images and details of your works, and you’re done. You can change your entry until the call closes.\n\nThe jury looks at the quality of the works and the vision behind them. All applicants will be notified of the result by email.',
    },
    prizes: [
      { ko: '대관료 전액 면제', en: 'Full waiver of the rental fee' },
      { ko: '대관료 100% 할인', en: '100% discount on the rental fee' },
      { ko: '대관료 80% 할인', en: '80% discount on the rental fee' },
      { ko: '대관료 70% 할인', en: '70% discount on the rental fee' },
      { ko: '대관료 60% 할인', en: '60% discount on the rental fee' },
    ],
  },
};

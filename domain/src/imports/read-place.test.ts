import { expect, test } from 'vitest';
import { readAddress, readHours, readPlace, writeAddress, writeHours } from './read-place.ts';

const hours = (day_interval: string, opening_hours: string, closing_hours: string) => ({
  day_interval,
  opening_hours,
  closing_hours,
});

test.each([
  ['Tue - Sun 10:00–18:00', [hours('Tue - Sun', '10:00', '18:00')]],
  ['화-일 10:00~18:00', [hours('화-일', '10:00', '18:00')]],
  ['월~금: 10:00 - 18:00; 토·일: 11:00 - 17:00', [hours('월~금', '10:00', '18:00'), hours('토·일', '11:00', '17:00')]],
  ['화–금 10:00–18:00\n월요일 휴관', [hours('화–금', '10:00', '18:00'), hours('월요일 휴관', '', '')]],
  ['10:00-18:00', [hours('매일', '10:00', '18:00')]],
  ['Daily | 10am | 6pm', [hours('Daily', '10am', '6pm')]],
])('the hours %j are understood', (text, expected) => {
  expect(readHours(text)).toEqual({ hours: expected, doubtful: false });
});

test('hours that nobody understands stay as they were written', () => {
  expect(readHours('예약제로 운영')).toEqual({ hours: [hours('예약제로 운영', '', '')], doubtful: true });
});

test.each([
  [[hours('Tue - Sun', '10:00', '18:00'), hours('Closed Mon', '', '')]],
  [[hours('Daily', '10am', '6pm')]],
  [[hours('Mon; Tue', '9:00', '')]],
  [[hours('', '', '')]],
  [[hours('1층 1', '10:00', '18:00')]],
])('hours that are written into a cell are read back alike: %j', (given) => {
  expect(readHours(writeHours(given)).hours).toEqual(given);
});

const address = (Country: string, state_province: string, City: string, address_line1: string) => ({
  Country,
  state_province,
  City,
  address_line1,
});

test.each([
  ['서울특별시 종로구 삼청로 48', address('대한민국', '서울특별시', '종로구', '삼청로 48')],
  ['서울 종로구 삼청로 48 2층', address('대한민국', '서울', '종로구', '삼청로 48 2층')],
  ['(03053) 서울시 종로구 삼청로 48', address('대한민국', '서울시', '종로구', '삼청로 48')],
  ['경기도 성남시 분당구 판교로 1', address('대한민국', '경기도', '성남시 분당구', '판교로 1')],
  ['대한민국 제주특별자치도 제주시 첨단로 242', address('대한민국', '제주특별자치도', '제주시', '첨단로 242')],
  ['48 Samcheong-ro, Jongno-gu, Seoul, Korea', address('Republic of Korea', 'Seoul', 'Jongno-gu', '48 Samcheong-ro')],
  ['대한민국 | 서울 | 종로구 | 삼청로 48', address('대한민국', '서울', '종로구', '삼청로 48')],
])('the address %j is split', (text, expected) => {
  expect(readAddress(text)).toEqual({ address: expected, doubtful: false });
});

test.each(['Bankside, London SE1 9TG', '삼청로 48', '서울'])('the address %j stays one line, which is told', (text) => {
  expect(readAddress(text)).toEqual({ address: address('', '', '', text), doubtful: true });
});

test('an address that is written into a cell is read back alike', () => {
  const given = address('', 'Seoul', '', '48, Samcheong-ro');
  expect(readAddress(writeAddress(given))).toEqual({ address: given, doubtful: false });
});

test.each([
  ['37.5796, 126.9770', 37.5796, 126.977],
  ['37.5796 126.9770', 37.5796, 126.977],
  ['(37.5796,126.9770)', 37.5796, 126.977],
  ['51.5076° N, 0.0994° W', 51.5076, -0.0994],
  ['-33.8688, 151.2093', -33.8688, 151.2093],
])('the place %j is at %d and %d', (text, latitude, longitude) => {
  expect(readPlace(text)).toEqual({ latitude, longitude });
});

test.each(['126.9770, 37.5796', '37.5796', '서울', '37.5, 200', '1,2,3'])('%j is no place', (text) => {
  expect(readPlace(text)).toBeUndefined();
});

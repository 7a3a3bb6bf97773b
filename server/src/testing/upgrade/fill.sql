-- Rows of every table as an installation has them after a while. All people are invented.
create function pg_temp.id_of(kind text, i int) returns char(24) language sql as
  $$ select '65a0' || lpad(to_hex(ascii(kind)), 4, '0') || lpad(to_hex(i), 16, '0') $$;

insert into users (id, username, email, password_hash, confirmed, blocked, role_id, language, marketing_consent_at, created_at)
  select pg_temp.id_of('u', i), 'person' || i, 'person' || i || '@example.com', '', i <> 23, i = 24,
    (select id from roles where type = case when i = 1 then 'administrator' else 'authenticated' end),
    case when i % 3 = 0 then 'en' else 'ko' end, case when i % 4 = 0 then timestamptz '2025-02-01 09:00Z' end,
    timestamptz '2025-01-01 09:00Z' + i * interval '1 hour'
  from generate_series(1, 24) i;

insert into sessions (id, user_id, expires_at, created_at)
  select md5('session' || i) || md5('of' || i), pg_temp.id_of('u', i), timestamptz '2035-01-01 09:00Z', timestamptz '2025-03-01 09:00Z'
  from generate_series(1, 12) i;
insert into attempts (key, at) select 'sign-in ' || md5(i::text), timestamptz '2025-03-01 09:00Z' + i * interval '1 second' from generate_series(1, 12) i;
insert into tickets (hash, purpose, user_id, expires_at)
  select md5('ticket' || i), 'archive', pg_temp.id_of('u', i), timestamptz '2035-01-01 09:00Z' from generate_series(2, 7) i;

insert into artists (id, localname, englishname, nickname, usercountryname, statement, statement_en, awards, email, contact_public, instagram,
    profileimg_id, user_id, is_exposed, created_at)
  select pg_temp.id_of('a', i), (array['김서윤', '이도현', '박하린', '최유진', '정민서', '한가람'])[1 + i % 6],
    (array['Kim Seoyun', 'Lee Dohyun', 'Park Harin', 'Choi Yujin', 'Jung Minseo', 'Han Garam'])[1 + i % 6] || ' ' || i,
    case when i % 5 = 0 then 'Zoë ''' || i || '''' end, 'KR', '빛과 여백을 그립니다. ' || i, 'Light and blank space. ' || i,
    case when i % 2 = 0 then '2024 새벽 미술상' end, 'person' || i || '@example.com', i % 2 = 0, 'artist' || i,
    case when i <= 4 then (select id from files order by id offset i - 1 limit 1) end,
    case when i < 18 then pg_temp.id_of('u', i + 1) end, i <> 20, timestamptz '2025-01-02 09:00Z' + i * interval '1 hour'
  from generate_series(1, 24) i;
insert into artbrochures (id, artist_id, main_title, url, position)
  select pg_temp.id_of('b', i), pg_temp.id_of('a', i), '도록 ' || i, 'https://example.com/brochures/' || i, i from generate_series(1, 12) i;
insert into companies (id, name, bizno, telno, country, city, user_id)
  select pg_temp.id_of('c', i), '화랑 상사 ' || i, '000-00-0000' || i, '02-000-000' || i, 'KR', '서울', pg_temp.id_of('u', i) from generate_series(1, 6) i;
insert into contracts (id, name, user_id, artist_id)
  select pg_temp.id_of('d', i), '계약 ' || i, pg_temp.id_of('u', i + 1), pg_temp.id_of('a', i) from generate_series(1, 6) i;
insert into shopitemregs (id, name, url, artist_id)
  select pg_temp.id_of('s', i), '상품 ' || i, 'https://example.com/shop/' || i, pg_temp.id_of('a', i) from generate_series(1, 6) i;

insert into artworks (id, title, title_en, material, material_en, width_cm, height_cm, depth_cm, size_text, year, text, owner_id, image_id, imageurl,
    shopitemreg_id, is_exposed, position, deleted_at, created_at, updated_at)
  select pg_temp.id_of('w', i), (array['달항아리', '고요한 빛', '산과 강', 'Café의 오후', '무제 [1]', '푸른 밤'])[1 + i % 6] || ' ' || i,
    (array['Moon jar', 'Still light', 'Mountain and river', 'Afternoon at a café', 'Untitled', 'Blue night'])[1 + i % 6] || ' ' || i,
    '캔버스에 유채', 'Oil on canvas', 40 + i, 50.5 + i, case when i % 7 = 0 then 12 end, case when i % 9 = 0 then '가변 크기' end,
    make_date(1990 + i % 35, 1, 1), case when i % 3 = 0 then '작가의 말 ' || i end,
    case when i % 16 <> 0 then pg_temp.id_of('a', 1 + i % 22) end,
    case when i % 4 < 2 then (select id from files order by id offset i % 6 limit 1) end,
    case when i % 4 = 2 then 'https://example.com/pictures/' || i || '.jpg' end,
    case when i <= 6 then pg_temp.id_of('s', i) end, i % 11 <> 0, i, case when i % 17 = 0 then timestamptz '2025-04-01 09:00Z' end,
    timestamptz '2025-01-03 09:00Z' + i * interval '1 hour', timestamptz '2025-02-03 09:00Z' + i * interval '1 hour'
  from generate_series(1, 60) i;
insert into artwork_views (artwork_id, day, views) select pg_temp.id_of('w', i), date '2025-03-01' + i % 5, i from generate_series(1, 24) i;

insert into galleries (id, name, name_en, email, homepage, contact, description, gallery_hours, gallery_address, latitude, longitude, is_exposed, created_at)
  select pg_temp.id_of('g', i), (array['가온 화랑', '달빛 화랑', '여백 미술관'])[1 + i % 3] || ' ' || i, 'Gallery ' || i, 'gallery' || i || '@example.com',
    'https://example.com/galleries/' || i, '02-000-00' || lpad(i::text, 2, '0'), '조용한 전시 공간 ' || i, '[]',
    jsonb_build_object('country', 'KR', 'city', '서울', 'address_line1', '화랑길 ' || i), 37.5 + i / 100.0, 127 + i / 100.0, i <> 12,
    timestamptz '2025-01-04 09:00Z' + i * interval '1 hour'
  from generate_series(1, 12) i;
-- Ended, running for long, to come, held back and drafts.
insert into exhibitions (id, title, title_en, opens_on, closes_on, businesshour, detailinfotext, gallery_id, is_exposed, shown_from, shown_to, room_style, created_at)
  select pg_temp.id_of('e', i), (array['고요한 전시', '겨울의 문장', '여름 산책'])[1 + i % 3] || ' ' || i, 'Exhibition ' || i,
    case i % 4 when 0 then date '2024-01-01' when 1 then date '2025-01-01' when 2 then date '2060-01-01' end,
    case i % 4 when 0 then date '2024-02-01' when 1 then date '2070-01-01' when 2 then date '2060-02-01' end,
    '10:00–18:00', '전시 안내 ' || i, case when i % 5 <> 0 then pg_temp.id_of('g', 1 + i % 11) end, i % 6 <> 5,
    case when i = 14 then timestamptz '2060-01-01 09:00Z' end, case when i = 16 then timestamptz '2024-03-01 09:00Z' end, 'white-cube',
    timestamptz '2025-01-05 09:00Z' + i * interval '1 hour'
  from generate_series(1, 24) i;
insert into exhibition_artworks (exhibition_id, artwork_id, position)
  select pg_temp.id_of('e', 1 + i % 24), pg_temp.id_of('w', i), i from generate_series(1, 60) i;
insert into exhibition_artists (exhibition_id, artist_id, position)
  select pg_temp.id_of('e', i), pg_temp.id_of('a', i), 0 from generate_series(1, 16) i;
insert into exhibition_galleries (exhibition_id, gallery_id, position)
  select pg_temp.id_of('e', i), pg_temp.id_of('g', 1 + i % 12), 0 from generate_series(1, 12) i;
insert into exhibition_images (exhibition_id, file_id, position)
  select pg_temp.id_of('e', i), (select id from files order by id offset i % 6 limit 1), 0 from generate_series(1, 12) i;
insert into gallery_images (gallery_id, file_id, position)
  select pg_temp.id_of('g', i), (select id from files order by id offset i % 6 limit 1), 0 from generate_series(1, 6) i;

update open_calls set opens_on = '2025-01-01', closes_on = '2070-01-01', results_on = '2070-02-01';
insert into open_call_entries (id, open_call_id, artist_id, created_at)
  select pg_temp.id_of('o', i), (select id from open_calls limit 1), pg_temp.id_of('a', i), timestamptz '2025-02-01 09:00Z' from generate_series(2, 9) i;
insert into open_call_entry_artworks (entry_id, artwork_id, position)
  select pg_temp.id_of('o', i), pg_temp.id_of('w', i - 1), 0 from generate_series(2, 9) i;

insert into conversations (id, user_id, key_hash, email, closed_at, last_message_at, created_at)
  select pg_temp.id_of('k', i), case when i % 2 = 0 then pg_temp.id_of('u', i) end, case when i % 2 = 1 then md5('key' || i) end,
    case when i % 2 = 1 then 'visitor' || i || '@example.com' end, case when i % 5 = 0 then timestamptz '2025-03-02 09:00Z' end,
    timestamptz '2025-03-01 10:00Z', timestamptz '2025-03-01 09:00Z'
  from generate_series(1, 12) i;
insert into support_messages (id, conversation_id, from_support, author_id, text, created_at)
  select pg_temp.id_of('m', i), pg_temp.id_of('k', 1 + i % 12), i > 12, case when i > 12 then pg_temp.id_of('u', 1) end,
    case when i > 12 then '답변입니다 ' else '문의합니다 ' end || i, timestamptz '2025-03-01 09:00Z' + i * interval '1 minute'
  from generate_series(1, 24) i;
insert into support_desks (user_id, seen_at) values (pg_temp.id_of('u', 1), timestamptz '2025-03-01 09:00Z');
insert into desk_mails (id, sent_at) values ('desk', timestamptz '2025-03-01 09:00Z');
insert into notifications (id, user_id, kind, facts, read_at, created_at)
  select pg_temp.id_of('n', i), pg_temp.id_of('u', 2 + i % 6), 'support-answered', jsonb_build_object('conversationId', pg_temp.id_of('k', 2 + i % 6)),
    case when i % 2 = 0 then timestamptz '2025-03-03 09:00Z' end, timestamptz '2025-03-01 09:00Z' + i * interval '1 minute'
  from generate_series(1, 24) i;
insert into audit_entries (id, user_id, username, action, noun, record_id, name, before, after, created_at, updated_at)
  select pg_temp.id_of('x', i), pg_temp.id_of('u', 1), 'person1', 'update', 'art-works', pg_temp.id_of('w', i), '달항아리 ' || i,
    '{"title": "달"}', '{"title": "달항아리"}', timestamptz '2025-03-01 09:00Z' + i * interval '1 minute', timestamptz '2025-03-01 09:00Z'
  from generate_series(1, 24) i;
insert into page_versions (id, page, version, ko, en, user_id)
  select pg_temp.id_of('p', i), (array['terms', 'privacy'])[1 + i % 2], 1 + i / 2, '약관 ' || i, 'Terms ' || i, pg_temp.id_of('u', 1) from generate_series(2, 5) i;
insert into settings (key, value) values ('upgrade-test', '{"kept": true}');
insert into mails (id, recipient, subject, text, html, tries, due_at, sent_at, abandoned_at, error)
  select pg_temp.id_of('q', i), 'person' || i || '@example.com', '화랑 ' || i, '안녕하세요 ' || i, '<p>안녕하세요</p>', i % 3, timestamptz '2060-01-01 09:00Z',
    case when i % 3 = 0 then timestamptz '2025-03-01 09:00Z' end, case when i % 3 = 1 then timestamptz '2025-03-01 09:00Z' end,
    case when i % 3 = 1 then 'refused' end
  from generate_series(1, 12) i;

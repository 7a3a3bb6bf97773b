import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { changesChannel, liveChannel } from './database.ts';
import { connectWithin, type DatabaseWatch } from './database-watch.ts';
import { RawClient } from './raw-client.ts';

const beatEvery = 5_000;
/** Longer than this without an own beat coming back, and an instance trusts nothing that it has kept. */
const longestSilence = 15_000;
/** When the connection is given up and made anew. */
const reconnectAfter = 10_000;
/** How long a write waits for instances that do not answer; they forget by themselves after the longest silence. */
const patience = 2_000;
/** How long what is kept is served when PostgreSQL does not run, so that nobody can have changed it. */
const longestOutage = 60_000;
/** Shorter than a write waits: an instance whose connection was closed may not hear of it before it is answered. */
const trustedAfterClose = 1_000;

/** By this name, and its own, a connection is found in the list of connections. */
const applicationName = 'hwarang-listener';
const instancesChannel = 'hwarang_instances';
const heardChannel = (peer: string) => `hwarang_heard_${peer}`;

const isOfOne = (name: string, other: string) => name.split('_')[0] === other.split('_')[0];

/** The connection of another instance; a new one of the same instance is another peer. */
interface Peer {
  beatAt: number;
  /** The last of this instance's questions that it has answered. */
  heard: number;
  /** False after it has not answered in time, until it does: one that is lost holds up one write, not each. */
  answers: boolean;
}

/**
 * One connection that hears what the database announces. Messages come in the order of the commits, so that whoever has heard a later one
 * has heard all before it. By that
 * - an instance knows that it hears: it sends a beat and waits for it to come back, and keeps nothing before;
 * - a writer knows that the others have heard: it sends a question after its commit, and all who sent a beat lately answer.
 */
export async function openListener(
  databaseUrl: string,
  watch: DatabaseWatch,
  hear: (channel: string, payload: string) => void,
) {
  const instance = randomBytes(8).toString('hex');
  let connections = 0;
  /** The name of the connection. */
  let self = instance;
  const peers = new Map<string, Peer>();
  const beats = new Map<number, number>();
  const owed = new Map<string, string>();
  let client: RawClient | undefined;
  let ready = false;
  /** A beat of this connection has come back. */
  let confirmed = false;
  let closed = false;
  let connectedAt = 0;
  let lostAt = performance.now();
  let trustedUntil = Number.POSITIVE_INFINITY;
  let beatSentAt = 0;
  /** When the last beat was sent that came back. */
  let heardAt = Number.NEGATIVE_INFINITY;
  let emptied = true;
  let beatNumber = 0;
  let question: { number: number; heardBySelf: boolean; done: () => void } | undefined;
  let questions = 0;

  const notify = async (channels: string[], payloads: string[]) => {
    await client?.query(
      'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as sent (channel, payload)',
      [channels, payloads],
    );
  };
  const say = (payload: string) => notify([instancesChannel], [payload]).catch(() => undefined);

  const beat = () => {
    beatNumber += 1;
    beatSentAt = performance.now();
    beats.set(beatNumber, beatSentAt);
    return say(`beat ${self} ${beatNumber}`);
  };

  const isListening = () => confirmed && performance.now() - heardAt < longestSilence;

  /** See docs/decisions/0058-changes-are-published-by-the-database.md for why a refusal is worth a minute and silence is not. */
  const outage = (): number | undefined => {
    const now = performance.now();
    if (!isListening()) {
      // The database is there, only this connection is not: others may write what is not heard here.
      if (!watch.lost && watch.answeredAt > lostAt) return undefined;
      const until = watch.lost?.refused
        ? watch.answeredAt + longestOutage
        : Math.min(heardAt + longestSilence, trustedUntil);
      if (now >= until) return undefined;
    } else if (!watch.lost) return undefined;
    return Math.ceil((now - watch.answeredAt) / 1000);
  };

  /** Answers are folded together: however many ask at once, one statement is under way. */
  let answering = false;
  const answer = async () => {
    if (answering) return;
    answering = true;
    while (owed.size > 0) {
      const all = [...owed];
      owed.clear();
      await notify(
        all.map(([instance]) => heardChannel(instance)),
        all.map(([, number]) => `${self} ${number}`),
      ).catch(() => undefined);
    }
    answering = false;
  };

  const livePeers = () => [...peers.values()].filter(({ beatAt }) => performance.now() - beatAt < longestSilence);
  const checkQuestion = () => {
    if (!question?.heardBySelf) return;
    const { number, done } = question;
    if (livePeers().every(({ heard, answers }) => !answers || heard >= number)) done();
  };

  const onOwn = (kind: string, number: number) => {
    if (kind === 'beat') {
      heardAt = Math.max(heardAt, beats.get(number) ?? heardAt);
      for (const sent of beats.keys()) if (sent <= number) beats.delete(sent);
      emptied = false;
      confirmed = true;
    } else if (question?.number === number) question.heardBySelf = true;
  };
  const onBeat = (name: string) => {
    const beatAt = performance.now();
    const known = peers.get(name);
    if (known) {
      known.beatAt = beatAt;
      return;
    }
    for (const former of peers.keys()) if (isOfOne(former, name)) peers.delete(former);
    // It keeps nothing yet: whatever it will keep is not from before the question.
    peers.set(name, { beatAt, answers: true, heard: question?.heardBySelf ? question.number : 0 });
  };
  const onInstance = (payload: string) => {
    const [kind = '', name = '', number = ''] = payload.split(' ');
    if (name === self) onOwn(kind, Number(number));
    else if (kind === 'bye') peers.delete(name);
    // Of a connection of this instance that was lost.
    else if (isOfOne(name, self)) return;
    else if (kind === 'beat') onBeat(name);
    else if (kind === 'heard?') {
      owed.set(name, number);
      void answer();
    }
    checkQuestion();
  };
  const onHeard = (payload: string) => {
    const [name = '', number = ''] = payload.split(' ');
    const peer = peers.get(name);
    if (!peer) return;
    peer.heard = Math.max(peer.heard, Number(number));
    peer.answers = true;
    checkQuestion();
  };

  const connect = async () => {
    connections += 1;
    self = `${instance}_${connections}`;
    const next = new RawClient({
      connectionString: databaseUrl,
      connectionTimeoutMillis: connectWithin,
      // Else one that falls silent before it listens would be waited for without end: only later do missing beats tell.
      query_timeout: connectWithin,
      application_name: `${applicationName} ${self}`,
    });
    client = next;
    next.on('notification', ({ channel, payload = '' }) => {
      if (next !== client) return;
      if (channel === instancesChannel) onInstance(payload);
      else if (channel === heardChannel(self)) onHeard(payload);
      else hear(channel, payload);
    });
    const onClose = () => lose(next, performance.now() + trustedAfterClose);
    next.on('error', onClose);
    next.on('end', onClose);
    try {
      await next.connect();
      // Nothing said here must survive a crash: no commit waits for the disk.
      await next.query('set synchronous_commit = off');
      for (const channel of [changesChannel, liveChannel, instancesChannel, heardChannel(self)])
        await next.query(`listen ${channel}`);
      // Those whose last beat was before this connection: a write right after it must wait for them too.
      const { rows } = await next.query<{ name: string }>(
        `select split_part(application_name, ' ', 2) as name from pg_stat_activity
         where datname = current_database() and application_name like $1`,
        [`${applicationName} %`],
      );
      for (const { name } of rows)
        if (!isOfOne(name, self) && !peers.has(name))
          peers.set(name, { beatAt: performance.now(), answers: true, heard: 0 });
    } catch (failure) {
      client = undefined;
      next.socket.destroy();
      throw failure;
    }
    ready = true;
    connectedAt = performance.now();
    // Whatever was announced while nobody listened is unknown: everything counts as changed.
    hear(changesChannel, '*');
    hear(liveChannel, '*');
    await beat();
    if (question) void say(`heard? ${self} ${question.number}`);
  };
  const reconnect = () => void connect().catch(() => closed || setTimeout(reconnect, 500).unref());
  const lose = (lost: RawClient, until: number) => {
    if (closed || !ready || lost !== client) return;
    ready = false;
    confirmed = false;
    trustedUntil = until;
    client = undefined;
    lostAt = performance.now();
    beats.clear();
    lost.socket.destroy();
    reconnect();
  };

  const ask = async () => {
    questions += 1;
    const number = questions;
    const settled = new Promise<void>((done) => {
      question = { number, heardBySelf: false, done };
    });
    void say(`heard? ${self} ${number}`);
    const late = new AbortController();
    await Promise.race([
      settled,
      sleep(patience, undefined, { signal: late.signal }).then(
        () => {
          // This instance itself must not serve what its own write has made wrong, even if it hears nothing.
          if (!question?.heardBySelf) hear(changesChannel, '*');
          else for (const peer of livePeers()) if (peer.heard < number) peer.answers = false;
        },
        () => undefined,
      ),
    ]);
    late.abort();
    question = undefined;
  };
  /** A question that is under way may have been asked before the caller's commit; the next one answers all who wait meanwhile. */
  let underWay: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  const settled = (): Promise<void> => {
    following ??= (underWay ?? Promise.resolve()).then(() => {
      underWay = following;
      following = undefined;
      return ask();
    });
    return following;
  };

  const round = () => {
    const now = performance.now();
    for (const [instance, { beatAt }] of peers) if (now - beatAt >= longestSilence) peers.delete(instance);
    checkQuestion();
    if (!emptied && !isListening() && outage() === undefined) {
      emptied = true;
      hear(changesChannel, '*');
    }
    if (!client || !ready) return;
    if (now - Math.max(heardAt, connectedAt) >= reconnectAfter) lose(client, Number.POSITIVE_INFINITY);
    else if (now - beatSentAt >= beatEvery) void beat();
  };

  await connect();
  const timer = setInterval(round, 1_000).unref();
  return {
    settled,
    isListening,
    outage,
    close: async (): Promise<void> => {
      closed = true;
      clearInterval(timer);
      const last = client;
      if (!last) return;
      const bye = say(`bye ${self}`).then(() => last.end());
      await Promise.race([bye, sleep(patience, undefined, { ref: false })]);
      last.socket.destroy();
    },
  };
}

import assert from 'node:assert/strict';
import { createPublicKey, verify } from 'node:crypto';
import { test } from 'node:test';
import { encrypt, isPushTarget, newVapidKeys, pushHeaders } from '../src/notices/push.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

test('the example of RFC 8291 comes out to the letter', () => {
  const target = {
    key: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const message = encrypt(
    Buffer.from('When I grow up, I want to be a watermelon'),
    target,
    bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  );
  assert.equal(
    message.toString('base64url'),
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
      'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  assert(isPushTarget(target));
  assert(!isPushTarget({ ...target, auth: 'AAAA' }));
  assert(!isPushTarget({ ...target, key: 'AAAA' }));
});

test('a push says who sends it, and the signature holds', () => {
  const keys = newVapidKeys();
  const now = Date.UTC(2030, 0, 1);
  const headers = pushHeaders('https://push.example/abc?x=1', keys, {
    contact: 'mailto:a@b.example',
    topic: 't',
    now,
  });
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization)!;
  assert.equal(key, keys.publicKey);
  assert.equal(bytes(key).length, 65);
  const [head, claims, signature] = token.split('.');
  assert.deepEqual(JSON.parse(bytes(head).toString()), { typ: 'JWT', alg: 'ES256' });
  assert.deepEqual(JSON.parse(bytes(claims).toString()), {
    aud: 'https://push.example',
    exp: now / 1000 + 12 * 60 * 60,
    sub: 'mailto:a@b.example',
  });
  const { d: _private, ...jwk } = keys.privateKey;
  const verifier = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  assert(verify('sha256', Buffer.from(`${head}.${claims}`), verifier, bytes(signature)));
});

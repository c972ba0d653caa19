'use client'
import { obfuscate } from '@/lib/domain/obfuscate'
import { api } from './api'
import { envelope, importKey } from './envelope'

interface Sealer {
  key: CryptoKey
  /** Seconds by which the mall's clock is ahead of this one. */
  ahead: number
}

const seconds = () => Math.floor(Date.now() / 1000)

let sealer: Promise<Sealer | null> | undefined

async function fetchKey(): Promise<Sealer | null> {
  const { key, time } = await api.session.fieldKey({})
  return key ? { key: await importKey(key), ahead: time - seconds() } : null
}

/**
 * A name, number or password as it is sent: in an envelope that only the mall can open. Obfuscated where that is not
 * possible: with another back end, and on pages without TLS, where browsers offer no WebCrypto.
 */
export async function protect(text: string): Promise<string> {
  if (typeof crypto.subtle !== 'object') return obfuscate(text)
  sealer ??= fetchKey()
  const found = await sealer.catch(() => null)
  if (!found) {
    sealer = undefined
    return obfuscate(text)
  }
  return envelope(found.key, seconds() + found.ahead, text)
}

import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { CodeType } from '@/lib/contract/session'
import { oneTimeCodes } from '@/lib/server/db/schema'
import { captchaAlphabet } from '@/lib/server/verify/captcha-glyphs'
import type { TestMall } from './harness'

/** What stands in the outbox of a mall whose sms adapter is the console, oldest first. */
export async function outbox(
  mall: TestMall,
): Promise<{ at: number; mobile: string; type: string; code: string }[]> {
  const text = await readFile(join(mall.env.dataDir, 'outbox.jsonl'), 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { at: number; mobile: string; type: string; code: string })
}

const digest = (mall: TestMall, key: string, code: string) =>
  createHmac('sha256', mall.secret).update(`${key}\n${code}`).digest('base64url')

const issue = async (mall: TestMall, type: CodeType) => {
  const { data } = await mall.call<{ imageToken: string }>('GET', '/member/image/code', { type })
  return { token: data.imageToken, key: `image:${type}:${data.imageToken}` }
}

/** A captcha with a right answer: the mall keeps only a keyed digest of its own, so another one takes its place. */
export async function solvedCaptcha(mall: TestMall, type: CodeType): Promise<{ token: string; yzm: string }> {
  const { token, key } = await issue(mall, type)
  await mall.db.orm
    .update(oneTimeCodes)
    .set({ digest: digest(mall, key, 'CAFE') })
    .where(eq(oneTimeCodes.key, key))
  return { token, yzm: 'CAFE' }
}

/** A captcha as it was issued, with the answer that fits its digest: who knows the key can try all of them. */
export async function guessedCaptcha(
  mall: TestMall,
  type: CodeType,
): Promise<{ token: string; yzm: string | undefined }> {
  const { token, key } = await issue(mall, type)
  const [row] = await mall.db.orm.select().from(oneTimeCodes).where(eq(oneTimeCodes.key, key))
  const letters = [...captchaAlphabet]
  const pairs = letters.flatMap((first) => letters.map((second) => first + second))
  for (const head of pairs) {
    const tail = pairs.find((pair) => digest(mall, key, head + pair) === row?.digest)
    if (tail) return { token, yzm: head + tail }
  }
  return { token, yzm: undefined }
}

/** Asks for a code with a solved captcha. */
export async function askCode(mall: TestMall, type: CodeType, mobile: string, token?: string) {
  const captcha = await solvedCaptcha(mall, type)
  return mall.call<{ message: string; status_code?: number }>(
    'GET',
    '/member/sms/code',
    { type, mobile, ...captcha },
    { token },
  )
}

/** The code that reached a number. */
export async function sentCode(mall: TestMall, type: CodeType, mobile: string): Promise<string> {
  const { data } = await askCode(mall, type, mobile)
  if (data.message !== '短信发送成功') throw new Error(data.message)
  return (await outbox(mall)).findLast((line) => line.mobile === mobile && line.type === type)?.code ?? ''
}

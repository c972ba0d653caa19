import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as deliveryMessages from '@/lib/domain/messages/delivery'
import * as memberMessages from '@/lib/domain/messages/member'
import { systemActor } from '@/lib/domain/person/actor'
import { isMobile, passwordProblem } from '@/lib/domain/validate'
import { commandLine } from '@/lib/env'
import { inOneTransaction } from '@/lib/server/ground/joined-mall'
import type { Mall } from '@/lib/server/ground/mall'
import { isPresentRegion } from '@/lib/server/ground/region/find-region'
import { changeSiteSetting } from '@/lib/server/ground/site-setting/change-site-setting'
import { createMember } from '@/lib/server/people/account/create-member'
import { findAccount } from '@/lib/server/people/account/find-account'
import { giveFirstPost } from '@/lib/server/people/operator-account/give-first-post'
import { readField, readMobile } from '@/lib/server/people/secret-fields/read-field'
import { issueTokens, type IssuedTokens } from '@/lib/server/people/session/issue-tokens'
import { eventTags } from '@/lib/web/cache-tags'
import { digestOfKey, isSetUp } from './announce-setup'
import { findKey, useKey } from './sql'

const actor = systemActor('setup')

const emptyProgramme = { name: '', region: '', slogan: '', endTime: 0, classes: [] }

const alreadySetUp = '链接已失效，商城已经开通'

const loopback = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/i

/**
 * Without a public address the mall is being tried on this machine: no other machine makes its owner.
 * @throws MallError for another machine
 */
function assertReachable({ env }: Mall, ip: string): void {
  const isPublic = new URL(env.publicUrl).hostname !== 'localhost'
  if (!isPublic && ip !== '' && !loopback.test(ip))
    throw new MallError('链接只能在运行商城的电脑上打开，或设置 MALL_PUBLIC_URL 后重新启动')
}

/**
 * Whether a key makes the first owner of this mall now.
 * @throws MallError 链接已失效，商城已经开通 for a mall with people at its desk; for an unknown or expired key, and for
 *   another machine
 */
export async function assertSetupKey(mall: Mall, key: string, ip: string): Promise<void> {
  assertReachable(mall, ip)
  const [known] = await mall.db.run(findKey, [digestOfKey(key), mall.now()])
  if (known) return
  throw new MallError(
    (await isSetUp(mall.db)) ? alreadySetUp : '链接无效或已过期，请重新启动商城，使用日志里的新链接',
  )
}

/**
 * Makes the first owner of a mall: an account with this number and password. Ends every key. The region is that of the
 * renewal programme, which pays in that province or city; '' leaves it open.
 * @returns the tokens of the owner's session
 * @throws MallError as `assertSetupKey`; for a number or password that is none, which leaves the key as it is; for a
 *   number that a shopper has, or for an unknown region
 */
export async function setUpMall(
  mall: Mall,
  form: { key: string; mobile: string; password: string; region: string },
  ip: string,
): Promise<IssuedTokens> {
  await assertSetupKey(mall, form.key, ip)
  const mobile = await readMobile(mall, form.mobile)
  if (!isMobile(mobile)) throw new MallError(memberMessages.mobileNotValid)
  const password = await readField(mall, form.password)
  const problem = passwordProblem(password)
  if (problem) throw new MallError(problem)
  const names = form.region.split(' ').filter(Boolean)
  if (names.length > 0 && !isPresentRegion(names)) throw new MallError(deliveryMessages.districtMissing)
  await inOneTransaction(mall, async ({ mall: joined, tx }) => {
    const used = await tx.run(useKey, [digestOfKey(form.key), mall.now()])
    if (used.length === 0) throw new MallError(alreadySetUp)
    if ((await createMember(joined, { mobile, password, username: '店主' })) === null)
      throw new MallError(`该手机号已经注册会员，请换一个手机号，或在服务器上运行 ${commandLine('operator')}`)
    await giveFirstPost(tx, actor, mobile, 'owner', mall.now())
    if (names.length > 0)
      await changeSiteSetting(
        joined,
        actor,
        'programme',
        emptyProgramme,
        { region: names.at(-1) ?? '', regions: [names.join(' ')] },
        eventTags.subsidyChanged(),
      )
  })
  const account = await findAccount(mall, mobile, ip)
  if (!account) throw new Error('the account of the owner was not found')
  return issueTokens(mall, account)
}

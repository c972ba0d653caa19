import { z } from 'zod'
import * as deliveryMessages from '@/lib/domain/messages/delivery'
import * as memberMessages from '@/lib/domain/messages/member'
import { call } from '../../call'
import { wireMobile, wireSecret, wireText } from '../../fields'

const options = { tags: ['operator'] }

/** The part of the address after `#key=`. */
const key = wireText(100, memberMessages.linkIncomplete, memberMessages.linkIncomplete).min(
  1,
  memberMessages.linkIncomplete,
)

/** The first owner of a mall, made with the one-time address that its start prints (contract operator). */
export const operatorSetupContract = {
  /** Whether the address works, for its page. */
  check: call('POST', '/operator/setup/check', '检查开通链接', options)
    .input(z.object({ key }))
    .output(z.object({ status: z.literal(true) })),

  /** Makes the owner, ends the address and signs the owner in. */
  open: call('POST', '/operator/setup', '开通商城', options)
    .input(
      z.object({
        key,
        mobile: wireMobile(memberMessages.mobileEmpty, memberMessages.mobileNotValid),
        password: wireSecret(memberMessages.passwordEmpty),
        /** Where the renewal programme pays: a province, or a province and a city; empty while it is not known. */
        region: wireText(60, deliveryMessages.districtMissing).optional().default(''),
      }),
    )
    .output(z.object({ token: z.string() })),
}

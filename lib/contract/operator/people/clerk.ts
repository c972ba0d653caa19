import { z } from 'zod'
import { call } from '../../call'
import { seconds, wireId } from '../../fields'
import { forDesk } from '../options'
import { account, mobile, personName } from './account'

/** For operators: which shop. A merchant has the own one. */
const shop = { distributor_id: wireId().optional() }

/** The people of a shop, as its manager adds and removes them (contract operator §8). */
export const operatorClerkContract = {
  /** Managers and clerks of a shop. */
  list: call('GET', '/operator/clerks', '店员列表', forDesk('clerk:read'))
    .input(z.object(shop))
    .output(z.object({ list: z.array(account) })),

  /** Makes an account for a number that has none. */
  add: call('POST', '/operator/clerks', '新增店员', forDesk('clerk:write'))
    .input(z.object({ ...shop, mobile, username: personName }))
    .output(account),

  /** Takes a clerk off the desk; the account stays that of a shopper. */
  remove: call('DELETE', '/operator/clerks/{user_id}', '移除店员', forDesk('clerk:write'))
    .input(z.object({ ...shop, user_id: wireId() }))
    .output(z.object({ status: z.literal(true) })),

  /** A link with which a new clerk sets the first password; an earlier one ends. It is never stored. */
  makeLink: call('POST', '/operator/clerks/link', '生成店员设置密码链接', forDesk('clerk:write'))
    .input(z.object({ ...shop, user_id: wireId() }))
    .output(z.object({ link: z.string(), expires: seconds })),
}

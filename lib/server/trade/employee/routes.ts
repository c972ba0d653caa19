import 'server-only'
import { identityOf, isOpenFor } from '@/lib/domain/employee'
import { MallError } from '@/lib/domain/errors'
import * as requestMessages from '@/lib/domain/messages/request'
import { maskMobile } from '@/lib/domain/person/mask'
import { isPostalCode } from '@/lib/domain/validate'
import { loadEmployeeCategories } from '@/lib/server/catalogue/category/load-tree'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { checkCart, putIntoCart, readCart, removeFromCart } from './cart'
import { changeReceiver } from './change-receiver'
import { getActivityItem } from './get-activity-item'
import { getEnterprise } from './get-enterprise'
import { getPublicActivity, isAnyActivityShown } from './get-public-activity'
import { authenticateEmployee, findEmployees } from './identify'
import { listActivities } from './list-activities'
import { listActivityItems } from './list-activity-items'
import { listEnterprises, listOwnEnterprises } from './list-enterprises'
import { listStaffAddresses } from './list-staff-addresses'
import { listStaffProducts } from './list-staff-products'
import { enterpriseIn, loadActivity, loadOwnActivity } from './load-offer'
import { recordBehaviour } from './record-behaviour'
import { bindRelative, countInvited, inviteRelative, listRelatives, readInvite } from './relatives'
import {
  wireCheckedEmployee,
  wireCheckedEnterprise,
  wireEnterprise,
  wireFee,
  wireOwnEnterprise,
  wireStaffAddress,
  wireStaffProduct,
  wireTitle,
} from './wire'

const routes = os.employee

const contextOf = (input: { activity_id: number; enterprise_id: number }) => ({
  activityId: input.activity_id,
  enterpriseId: input.enterprise_id,
})

/** Products that only staff can see; empty for other viewers. */
const staffList =
  (areBags: boolean) =>
  async ({
    input,
    context,
  }: {
    input: { page: number; pageSize: number }
    context: Parameters<typeof memberOf>[0]
  }) => {
    if (!memberOf(context).isStaff) return wireList({ list: [], total: 0 })
    const { rows, total } = await listStaffProducts(context.mall.db, areBags, input)
    return wireList({ list: rows.map(wireStaffProduct), total })
  }

export const employeeRoutes = {
  enterprises: routes.enterprises.handler(async ({ input, context }) => {
    const filter = { number: input.enterprise_sn, enterpriseId: input.enterprise_id }
    const { rows, total } = await listEnterprises(context.mall.db, filter, input)
    return wireList({ list: rows.map(wireEnterprise), total })
  }),

  emailCode: routes.emailCode.handler(() => {
    throw new MallError('企业未配置发件邮箱')
  }),

  check: routes.check.handler(async ({ input, context }) => {
    const question = {
      authType: input.auth_type,
      mobile: input.mobile,
      enterpriseId: input.enterprise_id,
      activityId: input.activity_id,
    }
    const found = await findEmployees(context.mall, context.viewer, question, context.ip)
    const list = Array.isArray(found)
      ? found.map((row) => wireCheckedEmployee(row, context.viewer?.userId ?? 0))
      : [wireCheckedEnterprise(found)]
    return { total_count: list.length, list }
  }),

  authenticate: routes.authenticate.handler(async ({ input, context }) => {
    const request = { enterpriseId: input.enterprise_id, authType: input.auth_type }
    await authenticateEmployee(context.mall, memberOf(context), request)
    return { status: true }
  }),

  ownEnterprises: routes.ownEnterprises.handler(async ({ input, context }) => {
    const viewer = memberOf(context)
    const filter = { activityId: input.activity_id, withDisabled: input.disabled === true }
    const rows = await listOwnEnterprises(context.mall.db, viewer.userId, filter)
    return rows.map((row) => wireOwnEnterprise(row, viewer.mobile))
  }),

  distributor: routes.distributor.handler(async ({ input, context }) => {
    await getEnterprise(context.mall.db, input.enterprise_id)
    return { distributor_id: 0, distributor_name: '' }
  }),

  isOpen: routes.isOpen.handler(async ({ context: { mall } }) => ({
    is_open: await isAnyActivityShown(mall),
  })),

  activities: routes.activities.handler(async ({ input, context }) => {
    if (!input.enterprise_id) return wireList({ list: [], total: 0 })
    const filter = {
      enterpriseId: input.enterprise_id,
      activityId: input.activity_id,
      name: input.activity_name,
      status: input.status,
      withFee: input.need_aggregate ?? false,
    }
    const { list, total } = await listActivities(context.mall, memberOf(context).userId, filter, input)
    return wireList({ list, total })
  }),

  activity: routes.activity.handler(async ({ input, context: { mall } }) =>
    wireTitle(await getPublicActivity(mall, input.activity_id)),
  ),

  items: routes.items.handler(async ({ input, context }) => {
    const { userId } = memberOf(context)
    const { list, total } = await listActivityItems(
      context.mall.db,
      userId,
      { activityId: input.activity_id, enterpriseId: input.enterprise_id },
      {
        name: input.keywords || input.item_name,
        itemBn: input.item_bn,
        categoryId: input.cat_id?.[0] ?? input.category?.[0],
        mainCategoryId: input.main_cat_id?.[0],
      },
      { sort: input.goodsSort ?? 0, page: input.page, pageSize: input.pageSize },
    )
    return wireList({ list, total })
  }),

  item: routes.item.handler(({ input, context }) =>
    getActivityItem(
      context.mall,
      memberOf(context),
      contextOf(input),
      input.item_id,
      input.rich_text === 'blocks',
    ),
  ),

  categories: routes.categories.handler(async ({ input, context }) => {
    const { db } = context.mall
    const { userId } = memberOf(context)
    const activityId = input.activity_id
    const enterpriseId = await enterpriseIn(db, userId, activityId, input.enterprise_id)
    await loadOwnActivity(db, userId, { activityId, enterpriseId })
    return loadEmployeeCategories(db, activityId)
  }),

  activityData: routes.activityData.handler(async ({ input, context }) => {
    const { userId } = memberOf(context)
    const found = await loadOwnActivity(context.mall.db, userId, contextOf(input))
    const { row, membership } = found
    const isEmployee = identityOf(membership) === 'employee'
    return {
      ...wireTitle(row),
      ...wireFee(found),
      if_relative_join: row.ifRelativeJoin,
      invite_limit: row.inviteLimit,
      relative_begin_time: row.relativeBeginTime,
      relative_end_time: row.relativeEndTime,
      is_passphrase_enabled: 0,
      passphrase_participate_quota: 0,
      passphrase_limitfee: 0,
      passphrase_user_verified: 0,
      is_employee: isEmployee,
      is_relative: !isEmployee,
      enterprise_id: found.enterpriseId,
      ...(isEmployee ? { invited_num: await countInvited(context.mall.db, userId, contextOf(input)) } : {}),
    }
  }),

  eligibility: routes.eligibility.handler(async ({ input, context }) => {
    const { userId } = memberOf(context)
    const { activity, membership } = await loadActivity(context.mall.db, userId, contextOf(input))
    const identity = identityOf(membership)
    const isEligible = isOpenFor(activity, identity, context.mall.now())
    return { internal_sale_eligible: isEligible ? 1 : 0, eligible_as: identity }
  }),

  behaviour: routes.behaviour.handler(async ({ input, context }) => {
    const isScan = input.behavior_type === 'scan'
    if (!isScan && !input.passphrase_code && !input.code) throw new MallError('口令必填')
    const log_id = await recordBehaviour(context.mall, context.viewer?.userId ?? null, context.ip, {
      ...contextOf(input),
      kind: input.behavior_type,
      visitorKey: input.visitor_key ?? '',
    })
    return isScan
      ? { behavior_type: 'scan', status: true, log_id }
      : { behavior_type: 'passphrase_verify', verified: false, log_id }
  }),

  inviteCode: routes.inviteCode.handler(async ({ input, context }) => ({
    invite_code: await inviteRelative(context.mall, memberOf(context).userId, contextOf(input)),
  })),

  relatives: routes.relatives.handler(async ({ input, context }) => {
    const { userId } = memberOf(context)
    const found = await loadOwnActivity(context.mall.db, userId, contextOf(input))
    const rows = await listRelatives(context.mall.db, userId, contextOf(input), input)
    const { activity } = found
    const limit = activity.ifShareLimitfee ? activity.employeeLimitfee : activity.relativeLimitfee
    return wireList({
      list: rows.map((row) => {
        const used = activity.ifShareLimitfee ? found.used : row.used
        return {
          user_id: row.userId,
          activity_id: input.activity_id,
          enterprise_id: input.enterprise_id,
          created: row.created,
          member_mobile: maskMobile(row.mobile),
          username: row.username,
          avatar: row.avatar,
          limit_fee: limit,
          used_limitfee: used,
          left_fee: Math.max(0, limit - used),
        }
      }),
      total: rows[0]?.total ?? 0,
    })
  }),

  invite: routes.invite.handler(async ({ input, context }) => {
    const { row, enterpriseId, enterpriseName } = await readInvite(
      context.mall,
      memberOf(context).userId,
      input.invite_code,
    )
    return {
      ...wireTitle(row),
      enterprise_id: enterpriseId,
      enterprise_name: enterpriseName,
      relative_begin_time: row.relativeBeginTime,
      relative_end_time: row.relativeEndTime,
    }
  }),

  bindRelative: routes.bindRelative.handler(async ({ input, context }) => {
    await bindRelative(context.mall, memberOf(context).userId, input.invite_code)
    return { status: true }
  }),

  addToCart: routes.addToCart.handler(({ input, context }) =>
    putIntoCart(context.mall, memberOf(context).userId, contextOf(input), {
      itemId: input.item_id,
      num: input.num,
      adds: input.isAccumulate,
    }),
  ),

  updateCart: routes.updateCart.handler(({ input, context }) => {
    const itemId = input.cart_id ?? input.item_id
    if (!itemId) throw new MallError(requestMessages.parametersInvalid)
    const change = { itemId, num: input.num, adds: false }
    return putIntoCart(context.mall, memberOf(context).userId, contextOf(input), change)
  }),

  cart: routes.cart.handler(({ input, context }) =>
    readCart(context.mall.db, memberOf(context).userId, contextOf(input)),
  ),

  removeFromCart: routes.removeFromCart.handler(async ({ input, context }) => {
    const ids = input.cart_id ?? input.item_id ?? null
    await removeFromCart(context.mall.db, memberOf(context).userId, contextOf(input), ids)
    return { status: true }
  }),

  checkCart: routes.checkCart.handler(async ({ input, context }) => {
    const { userId } = memberOf(context)
    await checkCart(context.mall.db, userId, contextOf(input), input.cart_id, input.is_checked ?? false)
    return { status: true }
  }),

  changeReceiver: routes.changeReceiver.handler(async ({ input, context }) => {
    await changeReceiver(context.mall, memberOf(context).userId, input.order_id, {
      name: input.receiver_name,
      mobile: input.receiver_mobile,
      state: input.receiver_state,
      city: input.receiver_city,
      district: input.receiver_district,
      address: input.receiver_address,
      zip: isPostalCode(input.receiver_zip) ? input.receiver_zip : '000000',
    })
    return { status: true }
  }),

  cartCount: routes.cartCount.handler(async ({ input, context }) => {
    const { valid_cart: carts } = await readCart(context.mall.db, memberOf(context).userId, contextOf(input))
    const lines = carts.flatMap(({ list }) => list)
    return { item_count: lines.reduce((sum, { num }) => sum + num, 0), cart_count: lines.length }
  }),

  staffAddresses: routes.staffAddresses.handler(async ({ context }) => {
    const viewer = memberOf(context)
    const rows = await listStaffAddresses(context.mall.db, viewer.userId)
    return rows.map((row) => wireStaffAddress(row, viewer.mobile))
  }),

  staffItems: routes.staffItems.handler(staffList(false)),
  luckyItems: routes.luckyItems.handler(staffList(true)),
}

import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { itemIdOf } from '@/lib/domain/id'
import * as cartMessages from '@/lib/domain/messages/cart'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as requestMessages from '@/lib/domain/messages/request'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { addPackage, buyPackageNow } from './add-package'
import { addToCart, buyNow } from './add-to-cart'
import { setQuantity } from './change-quantities'
import { checkLines } from './check-lines'
import { choosePlusItem } from './choose-plus-item'
import { mergeGuestCart } from './merge-guest-cart'
import { countCart, listCart, precheckCart, readCart } from './read-cart'
import { removeLines } from './remove-lines'
import { resolveLines } from './resolve-lines'
import { chooseActivities, updateLines } from './update-lines'

const done = { status: true } as const

export const cartRoutes = {
  list: os.cart.list.handler(({ input, context: { mall, viewer } }) =>
    viewer
      ? listCart(mall.db, viewer, mall.now(), {
          source: input.cart_type,
          shopId: input.distributor_id ?? input.shop_id,
          isPc: input.user_device === 'pc',
        })
      : ([] as []),
  ),

  add: os.cart.add.handler(async ({ input, context }) => {
    const viewer = memberOf(context)
    const { db, now } = context.mall
    const shopId = input.distributor_id ?? input.shop_id ?? 0
    const num = input.num ?? input.quantity ?? (input.items ? undefined : 1)
    const requested = input.items
      ? input.items.map((entry) => ({ itemId: entry.item_id, num: entry.num }))
      : input.item_id === undefined || num === undefined
        ? []
        : [{ itemId: input.item_id, num }]
    const [first] = requested
    if (!first) throw new MallError(goodsMessages.goodsDataInvalid)
    if (input.shop_type === 'pointsmall') {
      if (input.cart_type !== 'fastbuy' || input.activity_type === 'package')
        throw new MallError(cartMessages.cartDataInvalid)
      await buyNow(db, viewer, now(), first, shopId, 'points')
      return done
    }
    if (input.activity_type === 'package') {
      const bundle = { ...first, packageId: input.activity_id ?? 0, itemIds: input.items_id ?? [], shopId }
      if (input.cart_type === 'fastbuy') {
        await buyPackageNow(db, viewer, now(), bundle)
        return readCart(db, viewer, now(), { source: 'fastbuy' })
      }
      const added = await addPackage(db, viewer, now(), bundle, input.isAccumulate)
      return added ? readCart(db, viewer, now()) : done
    }
    if (input.cart_type === 'fastbuy') {
      await buyNow(db, viewer, now(), first, shopId)
      return readCart(db, viewer, now(), { source: 'fastbuy' })
    }
    const added = await addToCart(db, viewer, now(), requested, input.isAccumulate, shopId)
    return added ? readCart(db, viewer, now()) : done
  }),

  updateNum: os.cart.updateNum.handler(async ({ input, context }) => {
    const { db, now } = context.mall
    const change = { cartId: input.cart_id, num: input.num }
    const line = await setQuantity(db, memberOf(context), now(), change)
    if (!line) return done
    return {
      cart_id: line.cartId,
      item_id: line.itemId,
      shop_id: line.shopId,
      num: line.num,
      is_checked: true,
    }
  }),

  updateNums: os.cart.updateNums.handler(async ({ input, context }) => {
    const { db, now } = context.mall
    const viewer = memberOf(context)
    await updateLines(db, viewer, now(), await resolveLines(db, viewer.userId, input.cart))
    return done
  }),

  updateLines: os.cart.updateLines.handler(async ({ input, context }) => {
    const { db, now } = context.mall
    const changes = input.cart_params.map((line) => ({
      cartId: line.cart_id,
      num: line.totalQuantity,
      activityId: line.selected_promotion,
      isChecked: line.is_checked,
    }))
    await updateLines(db, memberOf(context), now(), changes)
    return done
  }),

  check: os.cart.check.handler(async ({ input, context }) => {
    if (input.cart_id.length === 0) throw new MallError(cartMessages.cartParameterInvalid)
    const { db, now } = context.mall
    return {
      status: await checkLines(db, memberOf(context).userId, input.cart_id, input.is_checked ?? false, now()),
    }
  }),

  promotion: os.cart.promotion.handler(async ({ input, context }) => {
    const { db, now } = context.mall
    const choice = { cartId: input.cart_id, activityId: input.activity_id }
    await chooseActivities(db, memberOf(context), now(), [choice])
    return done
  }),

  plusItem: os.cart.plusItem.handler(async ({ input, context }) => {
    const { db, now } = context.mall
    const choice = { marketingId: input.marketing_id, itemId: itemIdOf(String(input.item_id ?? '')) ?? 0 }
    await choosePlusItem(db, memberOf(context).userId, now(), choice)
    return done
  }),

  merge: os.cart.merge.handler(async ({ input, context }) => {
    const { db, now } = context.mall
    const items = input.items.map(({ item_id, num }) => ({ itemId: item_id, num }))
    const { added, failures } = await mergeGuestCart(db, memberOf(context), now(), input.merge_key, items)
    return {
      added,
      failures: failures.map(({ itemId, itemName, message }) => ({
        item_id: itemId,
        item_name: itemName,
        message,
      })),
    }
  }),

  remove: os.cart.remove.handler(async ({ input, context }) => {
    const ids = input.cart_id ?? []
    if (ids.length === 0 && input.distributor_id === undefined)
      throw new MallError(requestMessages.parametersInvalid)
    // A shop alone removes all its lines; together with ids it has no effect.
    const shopId = ids.length === 0 ? (input.distributor_id ?? null) : null
    await removeLines(context.mall.db, memberOf(context).userId, ids, shopId)
    return done
  }),

  removeMany: os.cart.removeMany.handler(async ({ input, context }) => {
    await removeLines(context.mall.db, memberOf(context).userId, input.cart_id_list, null)
    return done
  }),

  count: os.cart.count.handler(({ input, context }) =>
    countCart(context.mall.db, memberOf(context), context.mall.now(), input.distributor_id ?? input.shop_id),
  ),

  precheck: os.cart.precheck.handler(({ input, context }) =>
    precheckCart(context.mall.db, memberOf(context), context.mall.now(), input.mode, input.distributor_id),
  ),
}

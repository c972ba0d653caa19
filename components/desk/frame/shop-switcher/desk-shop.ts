'use client'
import { useSyncExternalStore } from 'react'
import { createStore } from '@/lib/client/form/store'
import { navigationFromSheets } from '@/lib/client/page/sheet-entry'
import type { IndexFilter } from '../../index-page/filter-chips'
import { useDesk } from '../use-desk'

/** The one shop that an operator looks at; 0 is the mall itself. */
export interface DeskShop {
  id: number
  name: string
}

const cookie = 'desk_shop'
/** Undefined until the cookie was read. */
const store = createStore<DeskShop | null | undefined>(undefined)

function readShop(): DeskShop | null {
  const stored = document.cookie.split('; ').find((one) => one.startsWith(`${cookie}=`))
  try {
    const found: unknown = JSON.parse(decodeURIComponent(stored?.slice(cookie.length + 1) ?? 'null'))
    if (typeof found !== 'object' || found === null || !('id' in found) || !('name' in found)) return null
    const { id, name } = found
    return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 && typeof name === 'string'
      ? { id, name }
      : null
  } catch {
    return null
  }
}

const currentShop = (): DeskShop | null => {
  if (store.get() === undefined) store.set(readShop())
  return store.get() ?? null
}

/**
 * Looks at one shop, or at all of them, until the browser is closed. The cookie is sent with pages of the desk only:
 * calls name the shop as a filter.
 */
export function showShop(shop: DeskShop | null): void {
  // Phones have the desk below /h5.
  const path = location.pathname.match(/^(?:\/h5)?\/shopadmin/)?.[0] ?? '/shopadmin'
  const value = shop ? encodeURIComponent(JSON.stringify(shop)) : ''
  document.cookie = `${cookie}=${value}; path=${path}; SameSite=Lax${shop ? '' : '; max-age=0'}`
  store.set(shop)
  // Another shop has other pages.
  const address = new URL(location.href)
  if (!address.searchParams.has('page') && !address.searchParams.has('after')) return
  address.searchParams.delete('page')
  address.searchParams.delete('after')
  navigationFromSheets.changeEntry(() => window.history.replaceState(null, '', address))
}

const none = () => null

/** The shop that an operator looks at; null for all, and for merchants, who see their own. */
export function useDeskShop(): DeskShop | null {
  const shop = useSyncExternalStore(store.subscribe, currentShop, none)
  return useDesk().data?.shop === null ? shop : null
}

/** The filter of a call. */
export const ofShop = (shop: DeskShop | null): { distributor_id?: number } =>
  shop ? { distributor_id: shop.id } : {}

/** The chip of a list that shows one shop. */
export const shopFilter = (shop: DeskShop | null): IndexFilter[] =>
  shop ? [{ name: 'shop', label: '店铺', text: shop.name, onClear: () => showShop(null) }] : []

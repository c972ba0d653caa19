'use client'
import { lazy } from 'react'
import { MiniCart } from '@/components/layout/mini-cart'

const Panel = lazy(async () => ({ default: (await import('./cart-panel')).CartPanel }))
const look = { button: 'cart-pill', panel: 'cart-pill-panel' }

export const CartButton = () => <MiniCart look={look} Panel={Panel} />

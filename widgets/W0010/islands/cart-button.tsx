'use client'
import { lazy } from 'react'
import { MiniCart } from '@/components/layout/mini-cart'

const Panel = lazy(async () => ({ default: (await import('./cart-panel')).CartPanel }))

export const CartButton = () => <MiniCart Panel={Panel} />

'use client'
import { MiniCart } from '@/components/layout/mini-cart'
import { lazyPart } from '@/components/ui/lazy-part'

const Panel = lazyPart(() => import('./cart-panel'), 'CartPanel')

export const CartButton = () => <MiniCart Panel={Panel} />

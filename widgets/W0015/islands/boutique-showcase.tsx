'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { Showcase, type ShowcaseProps } from '@/widgets/parts/showcase/showcase'
import type { BoutiqueLook } from '../cells'

const Tab = lazyPart(() => import('./tab'), 'Tab')

export const BoutiqueShowcase = (props: ShowcaseProps<BoutiqueLook>) => <Showcase {...props} Tab={Tab} />

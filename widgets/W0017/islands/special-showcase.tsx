'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { Showcase, type ShowcaseProps } from '@/widgets/parts/showcase/showcase'
import type { SpecialLook } from '../cells'

const Tab = lazyPart(() => import('./tab'), 'Tab')

export const SpecialShowcase = (props: ShowcaseProps<SpecialLook>) => <Showcase {...props} Tab={Tab} />

'use client'
import { lazy } from 'react'
import { Showcase, type ShowcaseProps } from '@/widgets/parts/showcase/showcase'
import type { BoutiqueLook } from '../cells'

const Tab = lazy(async () => ({ default: (await import('./tab')).Tab }))

export const BoutiqueShowcase = (props: ShowcaseProps<BoutiqueLook>) => <Showcase {...props} Tab={Tab} />

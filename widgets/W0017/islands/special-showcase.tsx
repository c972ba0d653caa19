'use client'
import { lazy } from 'react'
import { Showcase, type ShowcaseProps } from '@/widgets/parts/showcase/showcase'
import type { SpecialLook } from '../cells'

const Tab = lazy(async () => ({ default: (await import('./tab')).Tab }))

export const SpecialShowcase = (props: ShowcaseProps<SpecialLook>) => <Showcase {...props} Tab={Tab} />

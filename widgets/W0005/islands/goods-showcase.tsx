'use client'
import { lazy } from 'react'
import { Showcase, type ShowcaseProps } from '@/widgets/parts/showcase/showcase'

const Tab = lazy(async () => ({ default: (await import('./tab')).Tab }))

export const GoodsShowcase = (props: ShowcaseProps<null>) => <Showcase {...props} Tab={Tab} />

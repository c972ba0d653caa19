import { categoryNavFixtures } from '@/widgets/fixtures'

export const fixtures = categoryNavFixtures

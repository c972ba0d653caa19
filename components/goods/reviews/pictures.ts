import type { Rate } from '@/lib/contract/review'

/** Addresses of a review's pictures (contract goods §13: joined by commas). */
export const reviewPictures = ({ rate_pic }: Pick<Rate, 'rate_pic'>): string[] =>
  rate_pic ? rate_pic.split(',').filter(Boolean) : []

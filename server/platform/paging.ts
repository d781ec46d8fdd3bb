export type Page = { page: number; limit: number }

export function totalsOf({ page, limit }: Page, total: number) {
  return {
    total_results: total,
    total_pages: Math.ceil(total / limit),
    current_page: page,
    limit,
  }
}

export function offsetOf({ page, limit }: Page): number {
  return (page - 1) * limit
}

import { ShopLink } from '../../platform/links.tsx'
import { TopicIcon } from '../../ui/icon.tsx'
import type { Goal } from './goals.ts'

/** Each goal leads to the products that are taken for it. */
export function GoalTiles({ goals, level: Heading = 'h3' }: { goals: readonly Goal[]; level?: 'h2' | 'h3' }) {
  return (
    <ul className="goals">
      {goals.map(({ id, name, icon, products }) => (
        <li key={id}>
          <ShopLink to={`/products?health_goals=${id}`} prefetch="intent">
            <TopicIcon name={icon} size={36} />
            <div className="min-w-0 wrap-anywhere hyphens-auto">
              <Heading className="font-sans text-body font-semibold [letter-spacing:0]">{name}</Heading>
              <p className="text-small text-ink-3">{products}</p>
            </div>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}

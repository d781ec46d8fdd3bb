/** Each query returns no rows if all is well. */
export const basketChecks: Readonly<Record<string, string>> = {
  'baskets of paid orders': `
    SELECT 'basket ' || b.id AS what, format('order %s was paid, and the basket is not ordered', l.order_id) AS found
    FROM baskets b JOIN clients c ON c.id = b.client_id
    JOIN order_lines l ON l.basket_id = b.id AND l.client_id = c.id
    JOIN orders o ON o.id = l.order_id AND o.user_id = c.user_id
    WHERE o.paid_at IS NOT NULL AND b.ordered_at IS NULL`,
  'orders from drafts': `
    SELECT 'basket ' || b.id AS what, format('order %s is from a draft', l.order_id) AS found
    FROM baskets b JOIN order_lines l ON l.basket_id = b.id
    WHERE b.sent_at IS NULL`,
}

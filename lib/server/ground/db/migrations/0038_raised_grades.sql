-- Orders that were completed before members rose by them count too: each member gets the highest grade that is reached.
WITH spent AS (
  SELECT o.user_id, sum(o.total_fee - coalesce((
           SELECT sum(r.refund_fee) FROM refunds r
            WHERE r.order_id = o.order_id AND r.refund_type <> 3
              AND r.refund_status NOT IN ('REFUSE', 'CANCEL', 'REFUNDCLOSE')), 0))::bigint AS consumption
    FROM orders o WHERE o.order_status = 'DONE' AND o.order_class <> 'membercard' GROUP BY o.user_id),
reached AS MATERIALIZED (
  SELECT DISTINCT ON (m.user_id) m.user_id, m.grade_id AS before, g.grade_id, s.consumption
    FROM spent s JOIN members m ON m.user_id = s.user_id JOIN member_grades own ON own.grade_id = m.grade_id
    JOIN member_grades g ON g.total_consumption > own.total_consumption AND g.total_consumption <= s.consumption
   ORDER BY m.user_id, g.total_consumption DESC, g.grade_id DESC),
raised AS (
  UPDATE members m SET grade_id = r.grade_id FROM reached r WHERE m.user_id = r.user_id)
INSERT INTO audit_rows (actor_kind, actor_id, event, subject, subject_id, before, after, at)
SELECT 'system', 'raise grades', 'raiseGrade', 'member', user_id::text, jsonb_build_object('gradeId', before),
       jsonb_build_object('gradeId', grade_id, 'consumption', consumption), extract(epoch FROM now())::bigint
  FROM reached;

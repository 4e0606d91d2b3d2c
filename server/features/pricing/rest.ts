import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';

export const rest = [
  route({
    method: 'GET',
    url: '/pricing/data',
    operation: graphql(`
      query GetPricing {
        basicPlan: plan(tier: BASIC) {
          ...PlanBody
        }
        standardPlan: plan(tier: STANDARD) {
          ...PlanBody
        }
        enterprisePlan: plan(tier: ENTERPRISE) {
          ...PlanBody
        }
        qandA: pricingQuestions {
          question
          ans: answer
        }
      }

      fragment PlanBody on Plan {
        title
        img: image
        subtitle
        monthlyPrice
        yearlyPlan {
          perMonth
          totalAnnual
        }
        planBenefits: benefits
        popular: isPopular
      }
    `),
  }),
];
